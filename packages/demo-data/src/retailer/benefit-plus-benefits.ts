/** What the demo retailer's membership covers. */
export const benefitPlusBenefits = [
  {
    title: { 'en-US': 'Job loss', 'es-US': 'Pérdida del empleo' },
    text: {
      'en-US':
        'If you lose your job through no fault of your own, your rent is waived for up to 4 months, up to $1,000 in all.',
      'es-US':
        'Si pierde su empleo sin culpa suya, le condonamos la renta hasta por 4 meses, hasta $1,000 en total.',
    },
  },
  {
    title: { 'en-US': 'Service after you own it', 'es-US': 'Servicio cuando ya es suyo' },
    text: {
      'en-US': 'We repair the items you own for 12 months after your last payment, parts and labor included.',
      'es-US':
        'Reparamos lo que ya es suyo durante 12 meses después de su último pago, con piezas y mano de obra.',
    },
  },
  {
    title: { 'en-US': 'Prescription and eye care discounts', 'es-US': 'Descuentos en medicinas y lentes' },
    text: {
      'en-US': 'Member prices at participating pharmacies and opticians for everyone in your household.',
      'es-US': 'Precios de miembro en farmacias y ópticas participantes para todos en su hogar.',
    },
  },
  {
    title: { 'en-US': 'Roadside assistance', 'es-US': 'Asistencia en carretera' },
    text: {
      'en-US': 'Towing, a jump start or a tire change, up to $75 each time and 3 times a year.',
      'es-US': 'Grúa, paso de corriente o cambio de llanta, hasta $75 cada vez y 3 veces al año.',
    },
  },
];
