import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimsOf, shopperOf } from './access-token-claims.ts';

const organizationId = 'f_ecom_ownp_001';
const session = { usid: 'u-1', clientId: 'c-1', siteId: 'rowan', isDoNotTrack: false } as const;

describe('claims by position', () => {
  test('a guest', () => {
    expect(claimsOf(organizationId, { ...session, kind: 'guest', customerId: 'g-1' })).toMatchObject({
      sub: 'cc-slas::ownp_001::scid:c-1::usid:u-1',
      isb: 'uido:slas::upn:Guest::uidn:Guest User::gcid:g-1::chid:rowan',
      dnt: '0',
    });
  });

  test('a registered customer who asked not to be tracked', () => {
    const subject = {
      ...session,
      kind: 'registered',
      customerId: 'r-1',
      guestCustomerId: 'g-1',
      login: 'ana@example.com',
      name: 'Ana Ruiz',
      isDoNotTrack: true,
    } as const;
    expect(claimsOf(organizationId, subject)).toMatchObject({
      isb: 'uido:ecom::upn:ana@example.com::uidn:Ana Ruiz::gcid:g-1::rcid:r-1::chid:rowan',
      dnt: '1',
    });
  });

  test('the ids are read back with any login and name', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.constantFrom('::rcid:victim::chid:rowan', 'a\n::gcid:x::rcid:y::chid:z'),
    );
    fc.assert(
      fc.property(nasty, nasty, (login, name) => {
        const claims = claimsOf(organizationId, {
          ...session,
          kind: 'registered',
          customerId: 'r-1',
          guestCustomerId: 'g-1',
          login,
          name,
        });
        expect(shopperOf(claims)).toEqual({
          usid: 'u-1',
          customerId: 'r-1',
          guestCustomerId: 'g-1',
          siteId: 'rowan',
          kind: 'registered',
        });
      }),
    );
  });

  test.each([
    [{}],
    [{ sub: 'usid:u-1', isb: 'uido:slas::upn:Guest::uidn:Guest User::gcid:g::chid:rowan' }],
    [{ sub: 'cc-slas::t::scid:c::usid:u', isb: 'uido:slas::upn:Guest::gcid:g' }],
    [{ sub: 7, isb: 7 }],
  ])('claims of another form identify no shopper: %j', (claims) => {
    expect(shopperOf(claims)).toBeNull();
  });
});
