import { type Both, localized as t } from '../localized.ts';
import { definePage } from './define-page.ts';

const question = (id: string, title: Both, text: Both) => ({ id, title: t(title), text: t(text) });

export const faqsPage = definePage({
  id: 'faqs',
  title: t(['FAQs', 'Preguntas frecuentes']),
  description: t(['Short answers about rent-to-own', 'Respuestas cortas sobre la renta con opción a compra']),
  regions: [
    {
      id: 'faqs-heading',
      type: 'page-heading',
      data: {
        title: t(['Questions people ask us', 'Lo que nos preguntan']),
        lead: null,
      },
    },
    {
      id: 'faqs-groups',
      type: 'collapsible',
      data: {
        groups: [
          {
            id: 'costs',
            title: t(['What it costs', 'Cuánto cuesta']),
            items: [
              question(
                'cheaper',
                ['Is renting to own cheaper than buying?', '¿Sale más barato que comprar?'],
                [
                  'Not if you make every payment: the total cost on the tag is more than the cash price. Buying early costs less, and when you return it you stop paying.',
                  'No, si hace todos los pagos: el costo total de la etiqueta es mayor que el precio de contado. Comprarlo antes cuesta menos y, si lo devuelve, deja de pagar.',
                ],
              ),
              question(
                'total',
                ['What will I have paid in the end?', '¿Cuánto habré pagado al final?'],
                [
                  'The total cost on the tag: all payments and the one-time processing fee. Sales tax comes on top, and you see it before you sign.',
                  'El costo total de la etiqueta: todos los pagos y el cargo único de trámite. Los impuestos se suman aparte y usted los ve antes de firmar.',
                ],
              ),
              question(
                'same-as-cash',
                ['What does same as cash mean?', '¿Qué significa “mismo precio que al contado”?'],
                [
                  'If you pay the cash price before the date on your agreement, the item is yours and you pay nothing more. After that date buying it costs more, so your account shows both amounts.',
                  'Si completa el precio de contado antes de la fecha de su contrato, el artículo es suyo y no paga más. Después de esa fecha comprarlo cuesta más; por eso su cuenta muestra ambos montos.',
                ],
              ),
            ],
          },
          {
            id: 'approval',
            title: t(['Getting approved', 'Aprobación']),
            items: [
              question(
                'credit',
                ['Do I need credit?', '¿Necesito historial de crédito?'],
                [
                  'No credit history is needed. We look at your income, how long you have lived at your address and whether we can confirm who you are.',
                  'No necesita historial de crédito. Revisamos sus ingresos, cuánto tiempo lleva en su domicilio y si podemos confirmar su identidad.',
                ],
              ),
              question(
                'apply',
                ['What do I need to apply?', '¿Qué necesito para solicitar?'],
                [
                  'Your name, address, date of birth, Social Security number and income. It takes a few minutes.',
                  'Su nombre, domicilio, fecha de nacimiento, número de Seguro Social e ingresos. Toma unos minutos.',
                ],
              ),
              question(
                'conditional',
                ['What is a conditional approval?', '¿Qué es una aprobación condicional?'],
                [
                  'You can shop and order. Before delivery we need to see the documents named in your account.',
                  'Puede elegir y ordenar. Antes de la entrega necesitamos ver los documentos que indica su cuenta.',
                ],
              ),
              question(
                'declined',
                ['Why was I declined?', '¿Por qué no me aprobaron?'],
                [
                  'The page after your application and the letter we send give the reasons. You can apply again after 30 days.',
                  'La página posterior a su solicitud y la carta que enviamos explican los motivos. Puede solicitar de nuevo después de 30 días.',
                ],
              ),
            ],
          },
          {
            id: 'delivery',
            title: t(['Delivery and service', 'Entrega y servicio']),
            items: [
              question(
                'delivery',
                ['What does delivery cost?', '¿Cuánto cuesta la entrega?'],
                [
                  'Nothing. Delivery, setup, hoses and packaging removal are included.',
                  'Nada. Incluye entrega, instalación, mangueras y retiro del empaque.',
                ],
              ),
              question(
                'repair',
                ['What if it breaks?', '¿Y si se descompone?'],
                [
                  'We repair or replace it for as long as you rent. Normal wear is never your cost.',
                  'Lo reparamos o lo cambiamos mientras dure su renta. El desgaste normal nunca corre por su cuenta.',
                ],
              ),
              question(
                'pre-owned',
                ['How are pre-owned items graded?', '¿Cómo se clasifican los usados?'],
                [
                  'A technician cleans and tests each one and notes every mark. Great, Good and Fair tell you how visible the marks are; every part works in all three.',
                  'Un técnico limpia y prueba cada uno y anota cada marca. Excelente, Bueno y Aceptable indican qué tan visibles son; en los tres todo funciona.',
                ],
              ),
            ],
          },
          {
            id: 'paying',
            title: t(['Paying', 'Pagos']),
            items: [
              question(
                'frequency',
                ['Can I pay when I get paid?', '¿Puedo pagar cuando me pagan?'],
                [
                  'Yes: every week, every two weeks, twice a month or once a month. The total does not change.',
                  'Sí: cada semana, cada dos semanas, dos veces al mes o una vez al mes. El total no cambia.',
                ],
              ),
              question(
                'ways',
                ['How can I pay?', '¿Cómo puedo pagar?'],
                [
                  'Online by card, from a bank account or with the digital wallets your store accepts, or in person at the store.',
                  'En línea con tarjeta, desde una cuenta de banco o con las billeteras digitales que acepta su tienda, o en persona en la tienda.',
                ],
              ),
              question(
                'autopay',
                ['How do I turn autopay on or off?', '¿Cómo activo o desactivo el pago automático?'],
                [
                  'In your account, under Autopay. You see the agreements, the amount and the next date before you confirm.',
                  'En su cuenta, en Pago automático. Antes de confirmar ve los contratos, el monto y la próxima fecha.',
                ],
              ),
            ],
          },
          {
            id: 'short',
            title: t(['When money is short', 'Cuando el dinero no alcanza']),
            items: [
              question(
                'late',
                ['What if I cannot pay on time?', '¿Y si no puedo pagar a tiempo?'],
                [
                  'Move the date by up to seven days in your account, or call the store. If it stops making sense, send the item back; you can reinstate the agreement later.',
                  'Mueva la fecha hasta siete días en su cuenta o llame a la tienda. Si ya no le conviene, devuelva el artículo; más adelante puede retomar el contrato.',
                ],
              ),
              question(
                'stop',
                ['What happens if I stop paying?', '¿Qué pasa si dejo de pagar?'],
                [
                  'Call your store first. You can return the item and owe nothing for the weeks after pickup. What you paid still counts if you reinstate the agreement.',
                  'Llame primero a su tienda. Puede devolver el artículo y no debe nada por las semanas posteriores a la recolección. Lo que pagó cuenta si retoma el contrato.',
                ],
              ),
            ],
          },
          {
            id: 'owning',
            title: t(['Owning it', 'Hacerlo suyo']),
            items: [
              question(
                'buy-early',
                ['How do I buy it early?', '¿Cómo lo compro antes?'],
                [
                  'Open the agreement in your account. It shows what it costs to own the item today, and you can pay that amount there.',
                  'Abra el contrato en su cuenta. Ahí ve cuánto cuesta hoy que el artículo sea suyo y puede pagar ese monto.',
                ],
              ),
              question(
                'mine',
                ['When is it mine?', '¿Cuándo es mío?'],
                [
                  'With the last payment, or on the day you buy it early. Your account then shows it as owned.',
                  'Con el último pago o el día en que lo compra por adelantado. Desde entonces su cuenta lo muestra como suyo.',
                ],
              ),
            ],
          },
          {
            id: 'returning',
            title: t(['Returning and exchanging', 'Devoluciones y cambios']),
            items: [
              question(
                'return',
                ['How do I return something?', '¿Cómo devuelvo un artículo?'],
                [
                  'Choose a pickup day in your account or call your store. You pay through that day and owe nothing after it.',
                  'Elija en su cuenta el día de recolección o llame a su tienda. Paga hasta ese día y después no debe nada.',
                ],
              ),
              question(
                'exchange',
                ['When can I exchange?', '¿Cuándo puedo hacer un cambio?'],
                [
                  'After six months in good standing. You sign a new agreement, and one visit brings the new item and takes the old one.',
                  'Después de seis meses al corriente. Firma un contrato nuevo y en una sola visita entregamos el nuevo y recogemos el anterior.',
                ],
              ),
            ],
          },
          {
            id: 'privacy',
            title: t(['Your data', 'Sus datos']),
            items: [
              question(
                'data',
                ['What do you keep about me?', '¿Qué datos míos guardan?'],
                [
                  'What you entered when you applied, your agreements and your payments. In your account you can download a copy or close the account.',
                  'Lo que escribió al solicitar, sus contratos y sus pagos. En su cuenta puede descargar una copia o cerrar la cuenta.',
                ],
              ),
            ],
          },
        ],
        help: {
          title: t(['Didn’t find your question?', '¿No encontró su pregunta?']),
          text: t([
            'Your store answers in English and Spanish.',
            'Su tienda le responde en inglés y español.',
          ]),
          action: { label: t(['Contact us', 'Contáctenos']), href: '/contact-us' },
        },
      },
    },
  ],
});
