import type { DealsSignUpProblem } from '@ownpath/domain/account';

type Texts = Readonly<Record<DealsSignUpProblem['field'], string>>;

/** Wording of specification section 5. */
const texts: Readonly<Record<'en-US' | 'es-US', Texts>> = {
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

export function problemText({ field }: DealsSignUpProblem, locale: 'en-US' | 'es-US'): string {
  return texts[locale][field];
}
