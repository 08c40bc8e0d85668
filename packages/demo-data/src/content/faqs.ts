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
        lead: t(['If yours is missing, call your store.', 'Si falta la suya, llame a su tienda.']),
      },
    },
    {
      id: 'faqs-paying',
      type: 'collapsible',
      data: {
        title: t(['Paying', 'Pagos']),
        items: [
          question(
            'total',
            ['What will I have paid in the end?', '¿Cuánto habré pagado al final?'],
            [
              'The total cost on the tag: the weekly payment times the number of weeks. A one-time processing fee and sales tax come on top and are listed separately before you sign.',
              'El costo total de la etiqueta: el pago semanal por el número de semanas. La cuota única de trámite y el impuesto se suman y se muestran por separado antes de firmar.',
            ],
          ),
          question(
            'same-as-cash',
            ['What does same as cash mean?', '¿Qué significa precio de contado por días?'],
            [
              'If you pay the cash price before the date on your agreement, the item is yours and you pay nothing more. After that date buying it out costs more, so we show both amounts in your account.',
              'Si completa el precio de contado antes de la fecha de su contrato, el artículo es suyo y no paga más. Después de esa fecha comprarlo cuesta más; por eso su cuenta muestra ambas cantidades.',
            ],
          ),
          question(
            'frequency',
            ['Can I pay when I get paid?', '¿Puedo pagar cuando me pagan?'],
            [
              'Yes: every week, every two weeks, twice a month or once a month. The total does not change.',
              'Sí: cada semana, cada dos semanas, dos veces al mes o una vez al mes. El total no cambia.',
            ],
          ),
          question(
            'late',
            ['What if I cannot pay on time?', '¿Y si no puedo pagar a tiempo?'],
            [
              'Move the date by up to seven days in your account, or call the store. If it stops making sense, send the item back; you can reinstate the agreement later.',
              'Mueva la fecha hasta siete días en su cuenta o llame a la tienda. Si ya no le conviene, devuelva el artículo; más adelante puede retomar el contrato.',
            ],
          ),
        ],
      },
    },
    {
      id: 'faqs-approval',
      type: 'collapsible',
      data: {
        title: t(['Approval', 'Aprobación']),
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
              'The page after your request and the letter we send name the reasons. You may ask again after 30 days.',
              'La página posterior a su solicitud y la carta que enviamos indican las razones. Puede solicitar de nuevo después de 30 días.',
            ],
          ),
        ],
      },
    },
    {
      id: 'faqs-items',
      type: 'collapsible',
      data: {
        title: t(['Delivery, service and returns', 'Entrega, servicio y devoluciones']),
        items: [
          question(
            'delivery',
            ['What does delivery cost?', '¿Cuánto cuesta la entrega?'],
            [
              'Nothing. Delivery, set-up, hoses and haul-away of the packaging are included.',
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
    },
  ],
});
