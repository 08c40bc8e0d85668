/**
 * States whose own law gives consumers privacy rights, in force by November 2026. The list was compared with a secondary
 * source (https://myprivacy.blog/20-state-privacy-laws-2026/, read 2026-11-25); the citations are from own knowledge and no
 * section was read. So nothing depends on them: the shop gives everybody the most that any of them asks for.
 */
export const privacyLaws: readonly (readonly [state: string, citation: string])[] = [
  ['California', 'Civ. Code § 1798.100'],
  ['Colorado', 'C.R.S. § 6-1-1301'],
  ['Connecticut', 'Gen. Stat. § 42-515'],
  ['Delaware', '6 Del. C. ch. 12D'],
  ['Florida', 'Fla. Stat. § 501.701'],
  ['Indiana', 'Ind. Code 24-15'],
  ['Iowa', 'Iowa Code ch. 715D'],
  ['Kentucky', 'KRS 367.3611'],
  ['Maryland', 'Com. Law § 14-4701'],
  ['Minnesota', 'Minn. Stat. ch. 325M'],
  ['Montana', 'MCA 30-14-2801'],
  ['Nebraska', 'Neb. Rev. Stat. § 87-1101'],
  ['New Hampshire', 'RSA 507-H'],
  ['New Jersey', 'N.J.S.A. 56:8-166.4'],
  ['Oregon', 'ORS 646A.570'],
  ['Rhode Island', 'R.I. Gen. Laws ch. 6-48.1'],
  ['Tennessee', 'Tenn. Code § 47-18-3301'],
  ['Texas', 'Bus. & Com. Code ch. 541'],
  ['Utah', 'Utah Code 13-61-101'],
  ['Virginia', 'Va. Code § 59.1-575'],
];
