import { localized as t } from '../localized.ts';
import { roomPhoto } from '../rooms/index.ts';
import { definePage } from './define-page.ts';
import { firstHomeShoppingRegions } from './first-home-shopping.ts';

/** A guide to furnishing a first home, room by room, with the total cost. */
export const firstHomePage = definePage({
  id: 'first-home',
  title: t(['Furnish a first home', 'Amueble su primer hogar']),
  description: t([
    'Room by room: where to start, what can wait, and how to return it.',
    'Cuarto por cuarto: por dónde empezar, qué puede esperar y cómo devolverlo.',
  ]),
  regions: [
    {
      id: 'first-home-heading',
      type: 'page-heading',
      data: {
        title: t(['Furnish a first home', 'Amueble su primer hogar']),
        lead: t([
          'Start with a place to sleep and a place to sit. The rest can wait until you know the rooms.',
          'Empiece con dónde dormir y dónde sentarse. Lo demás puede esperar hasta que conozca los cuartos.',
        ]),
      },
    },
    {
      id: 'first-home-begin',
      type: 'text-image',
      data: {
        title: t(['Two rooms first', 'Primero dos cuartos']),
        paragraphs: [
          t([
            'A sofa that also sleeps a guest, and a bed with its mattress: most people start with these two and a lamp.',
            'Un sofá que también recibe a un invitado y una cama con su colchón: la mayoría empieza con estos dos y una lámpara.',
          ]),
          t([
            'Put them on one agreement or on two. With two, you can return one and keep the other.',
            'Póngalos en un contrato o en dos. Con dos puede devolver uno y quedarse con el otro.',
          ]),
        ],
        imageSide: 'right',
        action: { label: t(['Shop the living room', 'Ver la sala']), href: '/c/furniture/living-room' },
        photo: roomPhoto('family-room'),
        artKey: 'sofa',
        tint: 'oat',
      },
    },
    {
      id: 'first-home-rooms',
      type: 'tabs',
      data: {
        title: t(['Room by room', 'Cuarto por cuarto']),
        tabs: [
          {
            id: 'living-room',
            label: t(['Living room', 'Sala']),
            title: t(['Somewhere to land', 'Un lugar donde llegar']),
            text: t([
              'Measure the door before the wall: that is where a sofa gets stuck.',
              'Mida la puerta antes que la pared: ahí es donde se atora un sofá.',
            ]),
            points: [
              t([
                'A sofa or a loveseat, by the longest free wall',
                'Un sofá o un love seat, según la pared libre',
              ]),
              t(['A table within reach of both ends', 'Una mesa al alcance de ambos lados']),
              t(['A screen no wider than the stand', 'Una pantalla no más ancha que su mueble']),
            ],
            photo: roomPhoto('reading-corner'),
            artKey: 'sofa-chaise',
            tint: 'sage',
          },
          {
            id: 'bedroom',
            label: t(['Bedroom', 'Recámara']),
            title: t(['Sleep before style', 'Dormir antes que decorar']),
            text: t([
              'The mattress is the one thing to choose lying down. Ten minutes on your side tell you more than any label.',
              'El colchón se elige acostado. Diez minutos de lado dicen más que cualquier etiqueta.',
            ]),
            points: [
              t(['Mattress and base on one agreement', 'Colchón y base en un solo contrato']),
              t(['A dresser instead of two nightstands', 'Una cómoda en lugar de dos burós']),
              t([
                'Pre-owned frames, graded in plain words',
                'Cabeceras usadas, clasificadas con palabras claras',
              ]),
            ],
            photo: roomPhoto('bedroom'),
            artKey: 'bed',
            tint: 'berry',
          },
          {
            id: 'kitchen',
            label: t(['Kitchen', 'Cocina']),
            title: t(['Cold first, then hot', 'Primero el frío, luego el calor']),
            text: t([
              'Ask the landlord what stays. A refrigerator often does, a microwave rarely.',
              'Pregunte al arrendador qué se queda. El refrigerador casi siempre, el microondas rara vez.',
            ]),
            points: [
              t(['Width and door side of the opening', 'El ancho y el lado de la puerta del hueco']),
              t(['Water line for an ice maker, or none', 'Toma de agua para el hielo, o ninguna']),
              t(['Delivery takes the old one away', 'La entrega se lleva el viejo']),
            ],
            photo: roomPhoto('kitchen'),
            artKey: 'fridge-french',
            tint: 'sky',
          },
        ],
      },
    },
    ...firstHomeShoppingRegions,
    {
      id: 'first-home-reasons',
      type: 'marketing-tiles',
      data: {
        title: t(['Why rent what you might buy', 'Por qué rentar lo que podría comprar']),
        tiles: [
          {
            eyebrow: t(['Moving again?', '¿Otra mudanza?']),
            title: t(['Return it instead of moving it', 'Devuélvalo en vez de cargarlo']),
            text: t(['We pick it up, and you pay through that day.', 'Lo recogemos y paga hasta ese día.']),
            action: {
              label: t(['How returns work', 'Cómo funcionan las devoluciones']),
              href: '/page-viewer/returns-exchanges',
            },
            photo: roomPhoto('kids-room'),
            artKey: 'sectional',
            tint: 'sage',
          },
          {
            eyebrow: t(['No credit history?', '¿Sin historial de crédito?']),
            title: t(['Know your limit in minutes', 'Conozca su límite en minutos']),
            text: t([
              'A limit, not a bill. Nothing is charged.',
              'Un límite, no una factura. No se cobra nada.',
            ]),
            action: {
              label: t(['Get my amount', 'Ver mi límite']),
              href: '/instant-approval?position=instant-approval',
            },
            photo: roomPhoto('home-office'),
            artKey: 'phone',
            tint: 'honey',
          },
        ],
      },
    },
    {
      id: 'first-home-advice',
      type: 'rich-text',
      data: {
        isClamped: true,
        sections: [
          {
            heading: t([
              'What nobody tells you about the first month',
              'Lo que nadie le dice del primer mes',
            ]),
            paragraphs: [
              t([
                'The first month is for finding out where the light falls, which socket works and how many people really come by on a Sunday. Whatever you choose before that, you choose for rooms that you do not know yet.',
                'El primer mes sirve para saber dónde cae la luz, qué contacto funciona y cuánta gente viene de verdad un domingo. Lo que elija antes, lo elige para cuartos que aún no conoce.',
              ]),
              t([
                'So start small, with things you can return. A rental ends the day you call: we pick up the piece, you pay through that day, and the agreement stays on hold for two years in case you change your mind. What you keep, you can buy early for less than the sum of all payments.',
                'Por eso empiece con poco y con cosas que se puedan devolver. Una renta termina el día que llama: recogemos la pieza, paga hasta ese día y el contrato queda en pausa dos años por si cambia de opinión. Lo que conserve puede comprarlo antes, por menos que la suma de todos los pagos.',
              ]),
              t([
                'And write down what you measured. A tape on the floor in the shape of a sofa costs nothing and saves a delivery.',
                'Y anote lo que midió. Una cinta en el piso con la forma del sofá no cuesta nada y ahorra una entrega.',
              ]),
            ],
          },
        ],
      },
    },
    {
      id: 'first-home-questions',
      type: 'accordion',
      data: {
        title: t(['Before you start', 'Antes de empezar']),
        items: [
          {
            id: 'first-home-lease',
            title: t(['My lease is shorter than the payments', 'Mi alquiler dura menos que los pagos']),
            text: t([
              'One doesn’t depend on the other. Take the piece with you, or return it on moving day.',
              'Lo uno no depende de lo otro. Llévese la pieza o devuélvala el día de la mudanza.',
            ]),
          },
          {
            id: 'first-home-roommates',
            title: t(['Can roommates share an agreement?', '¿Pueden compartir un contrato?']),
            text: t([
              'One person signs, and that person decides. Separate agreements keep it simple when somebody moves out.',
              'Firma una persona, y esa persona decide. Contratos separados facilitan las cosas si alguien se muda.',
            ]),
          },
          {
            id: 'first-home-stairs',
            title: t(['Third floor, no elevator', 'Tercer piso, sin elevador']),
            text: t([
              'Delivery and setup in the room are included. Tell us about the stairs when you choose the day.',
              'La entrega y la instalación incluyen subirlo hasta el cuarto. Avísenos de las escaleras al elegir el día.',
            ]),
          },
        ],
      },
    },
    {
      id: 'first-home-approval',
      type: 'banner',
      data: {
        title: t(['See the whole price for your rooms', 'Vea el precio completo para sus cuartos']),
        text: t([
          'Choose your store, and every tag shows payments, total cost and cash price.',
          'Elija su tienda y cada etiqueta mostrará pagos, costo total y precio de contado.',
        ]),
        action: { label: t(['Find a store', 'Buscar una tienda']), href: '/find-a-store' },
        tone: 'sage',
      },
    },
  ],
});
