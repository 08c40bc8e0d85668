import type {
  DocumentBlock,
  DocumentCell,
  DocumentContent,
  DocumentNotice,
  DocumentTable,
} from './document-content.ts';
import { signingTexts } from './signing-texts.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped markup, which is not escaped again. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
  }
  return part.map((markup) => markup.text).join('');
}

/** Template tag that escapes all values but markup. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    literals
      .map((literal, index) => literal + (index < parts.length ? render(parts[index] ?? '') : ''))
      .join(''),
  );
}

const NOTHING = html``;

function cellMarkup({ text, detail = [] }: DocumentCell): Markup {
  return html`${text}${detail.map((line) => html`<br><small>${line}</small>`)}`;
}

function tableMarkup({ columns, rows, total }: DocumentTable): Markup {
  const amount = (index: number) => (columns[index]?.isAmount ? html` class="amount"` : NOTHING);
  const cells = (row: readonly DocumentCell[]) =>
    row.map((cell, index) =>
      index === 0
        ? html`<th scope="row">${cellMarkup(cell)}</th>`
        : html`<td${amount(index)}>${cellMarkup(cell)}</td>`,
    );
  return html`<table><thead><tr>${columns.map(
    ({ heading }, index) => html`<th scope="col"${amount(index)}>${heading}</th>`,
  )}</tr></thead><tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody>${
    total ? html`<tfoot><tr>${cells(total)}</tr></tfoot>` : NOTHING
  }</table>`;
}

function blockMarkup(block: DocumentBlock): Markup {
  switch (block.kind) {
    case 'paragraph':
      return block.isSmall ? html`<p><small>${block.text}</small></p>` : html`<p>${block.text}</p>`;
    case 'facts':
      return html`<table><tbody>${block.rows.map(
        ({ label, value }) => html`<tr><th scope="row">${label}</th><td class="amount">${value}</td></tr>`,
      )}</tbody></table>`;
    case 'entries':
      return html`<ol class="entries">${block.entries.map((entry) => html`<li>${entry}</li>`)}</ol>`;
    case 'table':
      return tableMarkup(block);
  }
}

const noticesMarkup = (notices: readonly DocumentNotice[]) =>
  notices.map(
    ({ text, isBold }) =>
      html`<div class="notices"><p>${isBold ? html`<strong>${text}</strong>` : text}</p></div>`,
  );

const lines = (texts: readonly string[]) => texts.map((text) => html`${text}<br>`);

/** The document in its language: an HTML fragment without scripts or styles, as it is signed. */
export function renderAgreement(content: DocumentContent): { readonly title: string; readonly html: string } {
  const { locale, title, number, summary, signing, notices } = content;
  const document = html`<aside lang="${locale}" class="summary"><h2>${summary.heading}</h2><ul>${summary.points.map(
    ({ lead, text }) => html`<li><strong>${lead}</strong> ${text}</li>`,
  )}</ul></aside>
<section lang="${locale}" class="agreement"><h2>${title}</h2>
<p>${content.numberLabel}: <strong>${number}</strong></p>
${content.note === null ? NOTHING : html`<p class="note">${content.note}</p>`}
<div class="parties">${content.parties.map(
    (party) => html`<div><h3>${party.label}</h3><p>${lines(party.lines)}</p></div>`,
  )}</div>
${noticesMarkup(notices.firstPage)}
${content.sections.map(({ heading, blocks }) => html`<h3>${heading}</h3>${blocks.map(blockMarkup)}`)}
${notices.beforeSignature.length === 0 ? NOTHING : html`<h3>${notices.heading}</h3>${noticesMarkup(notices.beforeSignature)}`}
<h3>${signing.heading}</h3>${signing.notices.map((notice) => html`<p><strong>${notice}</strong></p>`)}
<div class="signatures">${signing.signatures.map(
    ({ label, name, signature }) =>
      html`<div><p class="signature">${signature?.text ?? ''}</p><p>${label}: <strong>${name}</strong><br><small>${signature?.detail ?? signingTexts[locale].toBeSigned}</small></p></div>`,
  )}</div></section>`;
  return { title: `${title} ${number}`, html: document.text };
}
