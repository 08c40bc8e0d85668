import type { DealsSignUpProblem } from '@ownpath/domain/account';
import type { Locale } from '@ownpath/domain/site';

type Texts = Readonly<Record<DealsSignUpProblem['field'], string>>;

/** Wording of specification section 5. */
const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    form: 'Enter one of the above details to sign up!',
    email: 'Please enter a valid email address.',
    phone: 'Please enter a valid mobile number.',
    optIn: 'You must agree to receive deals and offers',
  },
  'es-US': {
    form: '¡Ingrese uno de los datos de arriba para suscribirse!',
    email: 'Ingrese un correo electrónico válido.',
    phone: 'Ingrese un número de celular válido.',
    optIn: 'Debe aceptar recibir promociones y ofertas',
  },
};

export function problemText({ field }: DealsSignUpProblem, locale: Locale): string {
  return texts[locale][field];
}
