/** Version of the text that authorises the debit of a bank account; change it with every edit of the text. */
export const DEBIT_TEXT_VERSION = 'debit-2026-11';
