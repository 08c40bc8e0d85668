import type { KindWords } from '@ownpath/domain/search';
import { kind } from './kind.ts';

const room = { isRoom: true, withSets: true };
const screen = { measure: 'screen' };

export const applianceKinds: readonly KindWords[] = [
  kind(
    'refrigerator',
    ['refrigerator', 'refrigerador'],
    `fridge, frig, frige, icebox, ice box, refrig, refer, nevera, refri, refrigeradora, heladera, frigorifico, frigo,
     hielera refrigerador, frigider, fridge freezer, refrigerator freezer`,
    { categories: ['refrigerators'] },
    { measure: 'capacity' },
  ),
  kind(
    'freezer',
    ['freezer', 'congelador'],
    'deep freezer, deepfreezer, deep freeze, congeladora, chest freezer, upright freezer, freezer vertical, congelador horizontal, fridge freezer',
    { categories: ['freezers'] },
    { measure: 'capacity' },
  ),
  kind(
    'laundry-pair',
    ['laundry pair', 'juego de lavadora y secadora'],
    `washer and dryer, washer dryer, washers and dryers, washer dryer set, washer dryer combo, washer and dryer combo,
     washer dryer pair, wash and dryer, wash and dry, washer and drier, washing machine and dryer, washer and dryer set, laundry set, stackable washer dryer, stacked washer dryer,
     lavadora y secadora, lavadora con secadora, juego de lavanderia, torre de lavado, centro de lavado, lavasecadora,
     washer y secadora, lavadora y dryer, lavadora secadora combo`,
    { categories: ['laundry-pairs'] },
  ),
  kind(
    'washer',
    ['washer', 'lavadora'],
    `washing machine, wash machine, washer machine, clothes washer, laundry machine, lavarropas, maquina de lavar,
     lavadora de ropa, maquina lavadora, washateria`,
    { categories: ['washers'] },
    { measure: 'capacity' },
  ),
  kind(
    'dryer',
    ['dryer', 'secadora'],
    'clothes dryer, drier, drying machine, tumble dryer, secador, secadora de ropa, secarropa, maquina de secar',
    { categories: ['dryers'] },
    { measure: 'capacity' },
  ),
  kind(
    'range',
    ['range', 'estufa'],
    `stove, oven, cooktop, cook top, cooker, stovetop, stove top, range stove, stove oven, kitchen range, horno, parrilla,
     cocina, cocina de gas, fogon, hornillas, horno y estufa`,
    { categories: ['ranges'] },
  ),
  kind(
    'microwave',
    ['microwave', 'microondas'],
    'micro wave, microwave oven, micro, microonda, horno de microondas, horno microondas',
    { categories: ['microwaves'] },
  ),
  kind(
    'air-conditioner',
    ['air conditioner', 'aire acondicionado'],
    `ac, ac unit, air conditioning, airconditioner, air con, aircon, air conditioner unit, window unit, window ac, portable ac,
     cooling unit, air, aire, clima, minisplit, mini split, split, aire de ventana, aire de cuarto, aparato de aire, consola de aire,
     consola inverter, aire inverter, inverter`,
    { categories: ['air-conditioners'] },
    { measure: 'btu' },
  ),
  kind(
    'kitchen',
    ['kitchen', 'cocina'],
    'kitchen appliances, kitchen set, cocina completa, electrodomesticos de cocina',
    { categories: ['refrigerators', 'cooking', 'freezers'] },
    room,
  ),
  kind('laundry', ['laundry', 'lavandería'], 'laundry room', { categories: ['laundry'] }, room),
  kind(
    'appliances',
    ['appliances', 'electrodomésticos'],
    'home appliances, house appliances, linea blanca, enseres, aparatos',
    { categories: ['appliances'] },
    room,
  ),
];

export const technologyKinds: readonly KindWords[] = [
  kind(
    'tv',
    ['TV', 'televisor'],
    `television, telly, tele, flat screen, flatscreen, flat screen tv, big screen, big screen tv, smart tv, smart television, hdtv, hd tv,
     screen tv, plasma, plasma tv, lcd, lcd tv, led tv, roku tv, pantalla, pantalla plana, tv inteligente, pantalla de tv, pantalla tele, tv screen`,
    { categories: ['televisions'] },
    screen,
  ),
  kind(
    'soundbar',
    ['soundbar', 'barra de sonido'],
    `sound bar, speaker, tv speaker, speakers for tv, bluetooth speaker for tv, surround sound, sound system, stereo, stereo system, home theater,
     home theatre, subwoofer, bluetooth speaker, audio, bocina, bocina para tele, bafle, parlante, equipo de sonido, estereo,
     teatro en casa, cine en casa, sonido`,
    { categories: ['soundbars'] },
  ),
  kind(
    'console',
    ['console', 'consola'],
    `game console, gaming console, games console, gaming system, game system, video game console, xbox, x box, xbox series,
     playstation, play station, ps4, ps5, play 5, play 4, nintendo, nintendo switch, switch, video games, videogames, video game, videojuegos,
     consola de juegos, consola de videojuegos, consola nintendo, juegos de video, games`,
    { categories: ['consoles', 'gaming-bundles'] },
    { withSets: true },
  ),
  kind(
    'laptop',
    ['laptop', 'laptop'],
    `lap top, labtop, laptop computer, notebook, notebook computer, macbook, mac book, chromebook, chrome book, cloudbook,
     portatil, computadora portatil, computador portatil, computadora laptop, computer, compu, computadora, computador, ordenador, ordenador portatil`,
    { categories: ['laptops'] },
    screen,
  ),
  kind(
    'desktop',
    ['desktop', 'computadora de escritorio'],
    `desk top, desktop computer, desk top computer, pc, personal computer, all in one, all in one computer, tower, tower computer, gaming pc,
     computer, compu, computadora, computador, ordenador, computadora de mesa, pc de escritorio, todo en uno, pc gamer, imac`,
    { categories: ['desktops'] },
  ),
  kind('tablet', ['tablet', 'tableta'], 'ipad, i pad, tab, galaxy tab, kindle, fire tablet, kids tablet', {
    categories: ['tablets'],
  }),
  kind(
    'phone',
    ['phone', 'teléfono'],
    `cell phone, cellphone, cell, mobile phone, mobile, smartphone, smart phone, iphone, i phone, android phone, android,
     galaxy phone, samsung phone, celular, cel, telefono celular, movil, telefono movil, telefono inteligente`,
    { categories: ['smartphones'] },
  ),
  kind('samsung', ['Samsung', 'Samsung'], 'lg, sony', { categories: ['televisions', 'smartphones'] }, room),
  kind(
    'electronics',
    ['electronics', 'electrónica'],
    'electronic, electronicos, aparatos electronicos',
    { categories: ['electronics'] },
    room,
  ),
  kind(
    'deals',
    ['deals', 'ofertas'],
    'sale, sales, on sale, deal, specials, discount, discounts, oferta, descuento, descuentos, promociones, especiales, rebajas',
    { categories: ['deals'] },
    room,
  ),
];

/** Things that the retailer does not have: nothing else is an answer, whatever words of it a description has. */
export const missingKinds: readonly KindWords[] = [
  kind('crib', ['crib', 'cuna'], 'baby crib, baby bed, bassinet, cuna de bebe, moises', { categories: [] }),
  kind('dishwasher', ['dishwasher', 'lavavajillas'], 'dish washer, lavaplatos', { categories: [] }),
  kind('fan', ['fan', 'ventilador'], 'ceiling fan, abanico, abanico de techo', { categories: [] }),
  kind('vacuum', ['vacuum cleaner', 'aspiradora'], 'vacuum, robot vacuum', { categories: [] }),
  kind('lamp', ['lamp', 'lámpara'], 'floor lamp, lampara de piso', { categories: [] }),
  kind('air-fryer', ['air fryer', 'freidora de aire'], 'airfryer', { categories: [] }),
];
