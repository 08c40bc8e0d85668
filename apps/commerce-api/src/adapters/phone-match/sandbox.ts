import { createHash } from 'node:crypto';
import { sensitive } from '@ownpath/domain/sensitive';
import { type PhoneMatch, type PhoneMatchPerson, PortError } from '../../ports/index.ts';

/** The only one-time code that sandbox phones accept. */
export const SANDBOX_ONE_TIME_CODE = '123456';
/** Exchange and first two digits of the fictitious numbers `(xxx) 555-01nn`. */
const SANDBOX_LINE = '55501';

const person: PhoneMatchPerson = {
  firstName: 'Marisol',
  lastName: 'Ortega',
  address1: '2214 Cedar Springs Road',
  city: 'Dallas',
  stateCode: 'TX',
  postalCode: '75201',
  email: 'marisol.ortega@example.com',
  dateOfBirth: sensitive('1991-05-17'),
  ssn: sensitive('900001099'),
};
const partialPerson: PhoneMatchPerson = {
  ...person,
  address1: null,
  email: null,
  postalCode: null,
  dateOfBirth: null,
  ssn: null,
};

/** Last two digits of a sandbox phone; null for all others. */
function sandboxNumberOf(phone: string): number | null {
  return phone.slice(3, 8) === SANDBOX_LINE ? Number(phone.slice(8)) : null;
}

/**
 * Stateless phone-match provider: a challenge id contains the phone's last digits, never the whole phone.
 * Controlled by the last two digits of `(xxx) 555-01nn`; see docs/sandbox.md.
 */
export function sandboxPhoneMatch(): PhoneMatch {
  const challengeIdOf = (phone: string) =>
    `sbx-phone-${sandboxNumberOf(phone) ?? 'other'}-${createHash('sha256').update(phone).digest('hex').slice(0, 16)}`;
  const numberOf = (challengeId: string): number | null => {
    const [, number] = /^sbx-phone-(\d+|other)-[0-9a-f]{16}$/.exec(challengeId) ?? [];
    if (number === undefined) throw new PortError('phone-match', 'rejected', 'no such challenge');
    return number === 'other' ? null : Number(number);
  };
  return {
    async startChallenge({ phone }) {
      const number = sandboxNumberOf(phone);
      if (number !== null && number >= 90) throw new PortError('phone-match', 'unavailable', 'HTTP 503');
      return { challengeId: challengeIdOf(phone) };
    },
    async verifyCode({ challengeId, code }) {
      const number = numberOf(challengeId);
      const isAlwaysWrong = number !== null && number >= 60 && number <= 69;
      return { status: code === SANDBOX_ONE_TIME_CODE && !isAlwaysWrong ? 'verified' : 'wrong-code' };
    },
    async lookUp({ challengeId }) {
      const number = numberOf(challengeId);
      if (number === null || (number >= 40 && number <= 69)) return { status: 'no-match' };
      if (number >= 70 && number <= 79) return { status: 'low-trust' };
      if (number >= 80)
        return { status: 'match', isPartial: false, person, customerId: `RC${900000 + number}` };
      const isPartial = number >= 20;
      return { status: 'match', isPartial, person: isPartial ? partialPerson : person, customerId: null };
    },
  };
}
