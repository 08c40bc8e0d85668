import type { Locale } from '@ownpath/domain/site';

export type SignInError = 'email' | 'password' | 'wrong';

type SignInTexts = {
  readonly title: string;
  readonly heading: string;
  readonly intro: string;
  readonly email: string;
  readonly password: string;
  readonly signIn: string;
  readonly cancel: string;
  readonly errors: Readonly<Record<SignInError, string>>;
  readonly consentHeading: string;
  readonly consentIntro: (email: string) => string;
  readonly shared: readonly string[];
  readonly notShared: string;
  readonly allow: string;
  readonly deny: string;
  readonly closedHeading: string;
  readonly closed: string;
  readonly signedOutHeading: string;
  readonly signedOut: string;
  readonly back: string;
  readonly sandbox: string;
};

export const signInTexts: Readonly<Record<Locale, SignInTexts>> = {
  'en-US': {
    title: 'Sign in',
    heading: 'Sign in',
    intro: 'Continue to Rowan & Co. with your single sign-on account.',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    cancel: 'Cancel',
    errors: {
      email: 'Please enter your email address.',
      password: 'Please enter your password.',
      wrong: 'The email or the password is not right. Please try again.',
    },
    consentHeading: 'Share with Rowan & Co.?',
    consentIntro: (email) => `You are signed in as ${email}. The shop asks for:`,
    shared: ['Your name', 'Your email address, and whether it is verified'],
    notShared: 'Your password is never shared.',
    allow: 'Allow',
    deny: 'Don’t allow',
    closedHeading: 'This sign-in is no longer open',
    closed: 'It was finished already, or it took more than ten minutes. Please start again at the shop.',
    signedOutHeading: 'You are signed out',
    signedOut: 'Your single sign-on session has ended.',
    back: 'Return to the shop',
    sandbox: 'Sandbox of the single sign-on service. Don’t use a real password.',
  },
  'es-US': {
    title: 'Iniciar sesión',
    heading: 'Inicie sesión',
    intro: 'Continúe a Rowan & Co. con su cuenta de inicio de sesión único.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    cancel: 'Cancelar',
    errors: {
      email: 'Escriba su correo electrónico.',
      password: 'Escriba su contraseña.',
      wrong: 'El correo electrónico o la contraseña no son correctos. Inténtelo de nuevo.',
    },
    consentHeading: '¿Compartir con Rowan & Co.?',
    consentIntro: (email) => `Usted inició sesión como ${email}. La tienda solicita:`,
    shared: ['Su nombre', 'Su correo electrónico y si está verificado'],
    notShared: 'Su contraseña nunca se comparte.',
    allow: 'Permitir',
    deny: 'No permitir',
    closedHeading: 'Este inicio de sesión ya no está abierto',
    closed: 'Ya se completó o pasaron más de diez minutos. Empiece de nuevo en la tienda.',
    signedOutHeading: 'Usted cerró sesión',
    signedOut: 'Su sesión del inicio de sesión único ha terminado.',
    back: 'Volver a la tienda',
    sandbox: 'Entorno de prueba del servicio de inicio de sesión único. No use una contraseña real.',
  },
};
