import type { Both } from '../../localized.ts';

export const feature = {
  voice: ['Voice remote', 'Control por voz'],
  hdr10: ['HDR10 and HLG', 'HDR10 y HLG'],
  dolbyVision: ['Dolby Vision and Dolby Atmos', 'Dolby Vision y Dolby Atmos'],
  localDimming: ['Full-array local dimming', 'Atenuación local en toda la pantalla'],
  gameMode: ['Game mode with 4K at 120 Hz', 'Modo juego con 4K a 120 Hz'],
  airplay: ['Shows your phone’s screen', 'Muestra la pantalla del teléfono'],
  wallReady: ['Wall mount included and installed', 'Incluye soporte de pared e instalación'],
  spanishMenus: ['Menus in English and Spanish', 'Menús en inglés y español'],
  earc: ['HDMI eARC: one cable to the TV', 'HDMI eARC: un solo cable a la TV'],
  wirelessSub: ['Wireless subwoofer', 'Subwoofer inalámbrico'],
  nightMode: ['Night mode keeps voices up and bass down', 'Modo nocturno: sube las voces y baja los graves'],
  dialog: ['Button that brings voices forward', 'Botón que resalta las voces'],
  bluetooth: ['Bluetooth 5.3', 'Bluetooth 5.3'],
  parental: ['Parental controls with play-time limits', 'Control parental con límite de tiempo'],
  backCompatible: ['Plays discs of the generation before', 'Lee discos de la generación anterior'],
  twoControllers: ['Two wireless controllers', 'Dos controles inalámbricos'],
  onlineTrial: ['One month of online play', 'Un mes de juego en línea'],
} as const satisfies Readonly<Record<string, Both>>;
