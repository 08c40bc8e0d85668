import { getStateLaw, type StateLaw } from '@ownpath/domain/law';
import type { Locale } from '@ownpath/domain/site';
import type { StateCode } from '@ownpath/domain/stores';

/** A statement that a state's law prescribes, set in a ruled block of its own. */
export type PrescribedNotice = {
  readonly code: 'first-page' | 'before-signing' | 'cash-or-credit' | 'review' | 'damage-waiver';
  readonly place: 'first-page' | 'before-signature';
  readonly text: string;
  readonly minPointSize: number;
  readonly isBold: boolean;
};

/** Used where the law sets no type size for a notice. */
const DEFAULT_POINT_SIZE = 10;

type Spanish = Readonly<Partial<Record<StateCode, readonly string[]>>>;

/** Translations of `disclosures.notices`, in the order of the state's row. */
const SPANISH_NOTICES: Spanish = {
  CO: [
    'AVISO AL ARRENDATARIO: LEA ANTES DE FIRMAR (1) NO FIRME ESTE CONTRATO ANTES DE LEERLO COMPLETO, INCLUIDO LO QUE ESTÉ ESCRITO AL REVERSO, AUNQUE LE ACONSEJEN LO CONTRARIO. (2) NO LO FIRME SI TIENE ESPACIOS EN BLANCO. (3) USTED TIENE DERECHO A UNA COPIA EXACTA DE CUALQUIER CONTRATO QUE FIRME. (4) USTED TIENE DERECHO A USAR CUALQUIER OPCIÓN DE COMPRA ANTICIPADA PREVISTA EN ESTE CONTRATO. USARLA PUEDE REDUCIR EL COSTO TOTAL PARA SER DUEÑO. (5) SI ELIGE PAGOS SEMANALES EN LUGAR DE MENSUALES Y USA SU OPCIÓN DE COMPRA, ES POSIBLE QUE PAGUE MÁS POR LOS ARTÍCULOS ARRENDADOS.',
  ],
  FL: [
    'Aviso: no firme antes de que estén llenos todos los espacios en blanco. Tiene derecho a una copia exacta de lo que firma; consérvela.',
  ],
  HI: [
    'AVISO AL ARRENDATARIO: LEA ANTES DE FIRMAR (1) NO FIRME ESTO ANTES DE LEER EL CONTRATO COMPLETO, INCLUIDO LO QUE ESTÉ ESCRITO AL REVERSO, AUNQUE LE ACONSEJEN LO CONTRARIO. (2) NO LO FIRME SI TIENE ESPACIOS EN BLANCO. (3) USTED TIENE DERECHO A UNA COPIA EXACTA DE CUALQUIER CONTRATO QUE FIRME. (4) USTED TIENE DERECHO A USAR CUALQUIER OPCIÓN DE COMPRA ANTICIPADA PREVISTA EN ESTE CONTRATO. USARLA PUEDE REDUCIR EL COSTO TOTAL PARA SER DUEÑO CON ESTE CONTRATO. (5) SI ELIGE PAGOS SEMANALES EN LUGAR DE MENSUALES Y USA SU OPCIÓN DE COMPRA, ES POSIBLE QUE PAGUE MÁS POR LOS ARTÍCULOS ARRENDADOS.',
  ],
  ND: [
    'AVISO AL CONSUMIDOR: LEA ANTES DE FIRMAR. NO FIRME ESTE CONTRATO ANTES DE LEERLO COMPLETO, INCLUIDO LO QUE ESTÉ ESCRITO AL REVERSO, AUNQUE LE DIGAN QUE NO HACE FALTA. NO LO FIRME SI TIENE ESPACIOS EN BLANCO. USTED TIENE DERECHO A UNA COPIA EXACTA DE CUALQUIER CONTRATO QUE FIRME.',
  ],
  NH: [
    'Si desea comprar ahora estos artículos u otros parecidos, considere las condiciones de contado o de crédito a las que pueda tener acceso.',
  ],
  VT: [
    'INFORMACIÓN IMPORTANTE SOBRE ESTE CONTRATO DE RENTA PARA SER DUEÑO. No firme este contrato antes de leerlo ni si tiene espacios en blanco. Usted tiene derecho a revisar este contrato o a comparar costos fuera de la tienda antes de firmar.',
  ],
  WY: [
    'AVISO AL CONSUMIDOR: No firme este contrato antes de leerlo ni si tiene espacios en blanco. Usted tiene derecho a una copia del contrato que firma.',
  ],
};

/** FL: the row describes the notice; these are its words for the customer. */
const ENGLISH_WORDING: Spanish = {
  FL: [
    'Notice: do not sign before all blanks are filled in. You are entitled to an exact copy of what you sign; keep it.',
  ],
};

const SPANISH_WAIVER_NOTICE =
  'AVISO: ESTE CONTRATO OFRECE, POR UN CARGO ADICIONAL, UNA EXENCIÓN DE RESPONSABILIDAD POR DAÑOS QUE CUBRE SU RESPONSABILIDAD POR DAÑOS A LOS ARTÍCULOS. ANTES DE DECIDIR SI LA COMPRA, LE CONVIENE AVERIGUAR SI SU PROPIO SEGURO DE VIVIENDA O DE DAÑOS CUBRE LOS ARTÍCULOS RENTADOS Y CUÁL ES EL DEDUCIBLE. LA COMPRA DE ESTA EXENCIÓN NO ES OBLIGATORIA Y USTED PUEDE RECHAZARLA.';

const REVIEW = {
  'en-US': (hours: number) =>
    `You may review a completed copy of this agreement for up to ${hours} hours before you sign it.`,
  'es-US': (hours: number) =>
    `Usted puede revisar una copia completa de este contrato hasta por ${hours} horas antes de firmarlo.`,
} as const;

/** VT § 41b: the last line of the cost box, right before the signatures. */
const READ_CAREFULLY = {
  'en-US': 'Do not sign before reading this agreement carefully.',
  'es-US': 'No firme antes de leer este contrato con atención.',
} as const;

/** Notices of a state's law, in the order in which they stand in the agreement. */
export function prescribedNoticesOf(
  stateCode: string,
  locale: Locale,
  options: { readonly hasWaiver: boolean },
): PrescribedNotice[] {
  const law = getStateLaw(stateCode);
  if (law === null) return [];
  return [
    ...disclosureNotices(stateCode, law, locale),
    ...(law.copyAndNotice?.reviewHours
      ? [noticeOf('review', 'before-signature', REVIEW[locale](law.copyAndNotice.reviewHours))]
      : []),
    ...(options.hasWaiver ? waiverNotices(law, locale) : []),
  ];
}

function disclosureNotices(stateCode: string, law: StateLaw, locale: Locale): PrescribedNotice[] {
  const row = law.disclosures;
  // IA: its quoted words explain a figure and stand in that figure's label.
  if (row === null || stateCode === 'IA') return [];
  const words = locale === 'es-US' ? SPANISH_NOTICES : ENGLISH_WORDING;
  const style = {
    minPointSize: row.noticeMinPointSize ?? row.minPointSize ?? DEFAULT_POINT_SIZE,
    isBold: row.noticeBold === true || row.bold === true || stateCode === 'VT',
  };
  const notices = row.notices.map((english, index): PrescribedNotice => {
    const text = words[stateCode as StateCode]?.[index] ?? english;
    if (stateCode === 'VT') return { ...noticeOf('first-page', 'first-page', text), ...style };
    const code = stateCode === 'NH' ? 'cash-or-credit' : 'before-signing';
    return { ...noticeOf(code, 'before-signature', text), ...style };
  });
  if (stateCode !== 'VT') return notices;
  return [
    ...notices,
    { ...noticeOf('before-signing', 'before-signature', READ_CAREFULLY[locale]), ...style },
  ];
}

/** CT prescribes Colorado's words. */
function waiverNotices(law: StateLaw, locale: Locale): PrescribedNotice[] {
  const row = law.damageWaiver;
  if (!row?.notice) return [];
  const english = row.notice.startsWith('same text as Colorado')
    ? (getStateLaw('CO')?.damageWaiver?.notice ?? '')
    : row.notice;
  const text = locale === 'es-US' ? SPANISH_WAIVER_NOTICE : english;
  const minPointSize = row.minPointSize ?? DEFAULT_POINT_SIZE;
  return [{ ...noticeOf('damage-waiver', 'before-signature', text), minPointSize, isBold: true }];
}

function noticeOf(
  code: PrescribedNotice['code'],
  place: PrescribedNotice['place'],
  text: string,
): PrescribedNotice {
  return { code, place, text, minPointSize: DEFAULT_POINT_SIZE, isBold: false };
}
