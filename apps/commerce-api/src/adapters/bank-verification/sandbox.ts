import type { Database } from '../../database/connect.ts';
import { and, eq } from '../../database/orm.ts';
import { type SandboxBankLink, sandboxBankLinks } from '../../database/schema/index.ts';
import { type BankVerification, type Ids, PortError } from '../../ports/index.ts';

const PORT = 'bank-verification';
const PASSWORD = 'pass_good';
const LAST4 = '6789';
/** Amounts of the two deposits. */
const DEPOSITS_CENTS = [32, 45];
/** Wrong sign-ins after which the window closes. */
const MAX_TRIES = 3;
const OFTEN_CHOSEN = 6;
const LISTED = 12;

const institutions: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'ins_lone_star', name: 'Lone Star Community' },
  { id: 'ins_pecan', name: 'Pecan Street Bank' },
  { id: 'ins_prairie', name: 'First Prairie' },
  { id: 'ins_mesa', name: 'Blue Mesa Federal' },
  { id: 'ins_caprock', name: 'Caprock Savings' },
  { id: 'ins_gulf', name: 'Gulf & Hill' },
  { id: 'ins_cedar', name: 'Cedar Valley Credit Union' },
  { id: 'ins_union', name: 'Union Prairie Bank' },
  { id: 'ins_harbor', name: 'First Harbor Bank' },
  { id: 'ins_juniper', name: 'Juniper Federal Credit Union' },
  { id: 'ins_river', name: 'Red River State Bank' },
  { id: 'ins_down', name: 'Tumbleweed Trust' },
];
const nameOf = (id: string) => institutions.find((institution) => institution.id === id)?.name ?? '';
const fold = (text: string) => text.normalize('NFKD').toLowerCase().trim();

export async function getSandboxBankLink(database: Database, id: string): Promise<SandboxBankLink> {
  const [row] = await database.select().from(sandboxBankLinks).where(eq(sandboxBankLinks.id, id));
  if (!row) throw new PortError(PORT, 'rejected', 'no such link');
  return row;
}

export const bankOfLink = ({ institutionId }: SandboxBankLink): string => nameOf(institutionId);

/** A sign-in in the provider's window, or its end without one. A link that is finished stays as it is. */
export async function tryBankSignIn(
  database: Database,
  link: SandboxBankLink,
  typed: { readonly userName: string; readonly password: string } | 'cancel',
): Promise<SandboxBankLink> {
  const tries = link.tries + 1;
  const statusOf = (): SandboxBankLink['status'] => {
    if (typed === 'cancel') return 'cancelled';
    if (typed.userName === 'user_locked') return 'locked';
    if (typed.userName === 'user_nsf') return 'insufficient-funds';
    if (typed.userName === 'user_good' && typed.password === PASSWORD) return 'linked';
    return tries < MAX_TRIES ? 'open' : 'invalid-credentials';
  };
  await database
    .update(sandboxBankLinks)
    .set({ status: statusOf(), tries })
    .where(and(eq(sandboxBankLinks.id, link.id), eq(sandboxBankLinks.status, 'open')));
  return getSandboxBankLink(database, link.id);
}

/** Bank-linking provider, controlled by user names and by a bank that is down (docs/sandbox.md). */
export function sandboxBankVerification(parts: {
  readonly database: Database;
  readonly ids: Ids;
  /** Origin of the provider's window. */
  readonly origin: string;
  /** The only origin to which shoppers return. */
  readonly shopOrigin: string;
}): BankVerification {
  const { database, ids, origin, shopOrigin } = parts;
  return {
    async listInstitutions({ name }) {
      const wanted = fold(name);
      if (wanted === '') return institutions.slice(0, OFTEN_CHOSEN);
      return institutions.filter((bank) => fold(bank.name).includes(wanted)).slice(0, LISTED);
    },
    async openLink({ reference, institutionId, returnUrl, locale }) {
      if (new URL(returnUrl).origin !== shopOrigin) {
        throw new PortError(PORT, 'rejected', 'returnUrl is not the shop');
      }
      if (institutionId === 'ins_down') throw new PortError(PORT, 'unavailable', 'HTTP 503');
      if (nameOf(institutionId) === '') throw new PortError(PORT, 'rejected', 'no such bank');
      await database
        .insert(sandboxBankLinks)
        .values({ id: `sbx_link_${ids.secret(18)}`, reference, institutionId, returnUrl, locale })
        .onConflictDoNothing({ target: sandboxBankLinks.reference });
      const [row] = await database
        .select()
        .from(sandboxBankLinks)
        .where(eq(sandboxBankLinks.reference, reference));
      if (!row) throw new PortError(PORT, 'malformed', 'the link was not stored');
      return { linkId: row.id, linkUrl: `${origin}/bank/${row.id}` };
    },
    async getLink(linkId) {
      const link = await getSandboxBankLink(database, linkId);
      const institutionName = bankOfLink(link);
      const { status } = link;
      return status === 'linked' ? { status, last4: LAST4, institutionName } : { status, institutionName };
    },
    async sendDeposits({ reference, accountNumber }) {
      const number = accountNumber.reveal();
      // Documented: an account that ends in 0000 does not exist.
      if (number.endsWith('0000')) return { status: 'refused' };
      return { status: 'sent', depositsId: `sbx-deposits-${reference}`, last4: number.slice(-4) };
    },
    async confirmDeposits({ amountsCents }) {
      const sorted = [...amountsCents].sort((a, b) => a - b);
      return { status: sorted.join() === DEPOSITS_CENTS.join() ? 'confirmed' : 'wrong' };
    },
  };
}
