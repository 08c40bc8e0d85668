import { SIGN_UP_DECLINED_COOKIE_DAYS } from '@ownpath/domain/constants';

/** For `document.cookie`. */
export function declinedCookie(isSecure: boolean): string {
  const maxAge = SIGN_UP_DECLINED_COOKIE_DAYS * 24 * 60 * 60;
  return `signUpDeclined=1; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
