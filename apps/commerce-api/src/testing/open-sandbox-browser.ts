/** Visits the sandbox provider's pages as a browser with cookies. */
export type SandboxBrowser = {
  /**
   * Opens the provider's address, signs in and answers the consent page; returns the redirect's address.
   * @throws Error with the page's status when it stays on a page
   */
  signIn(authorizationUrl: string, input?: SandboxInput): Promise<string>;
  /** Opens an address of the provider, without following redirects. */
  open(address: string): Promise<Response>;
};
export type SandboxInput = {
  readonly email?: string;
  readonly password?: string;
  readonly act?: 'sign-in' | 'cancel';
  readonly consent?: 'allow' | 'deny';
};

const hiddenField = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
const formAction = (page: string) => /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? '';

/** A new browser without cookies. `send` reaches the provider without a network. */
export function openSandboxBrowser(
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
): SandboxBrowser {
  let cookie = '';
  async function open(address: string, form?: Record<string, string>): Promise<Response> {
    const response = await send(address, {
      redirect: 'manual',
      headers: { ...(cookie ? { cookie } : {}), ...(form ? { 'sec-fetch-site': 'same-origin' } : {}) },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = /max-age=0/i.test(set) ? '' : (set.split(';')[0] ?? '');
    return response;
  }
  const leave = async (response: Response) => {
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the provider stays on a page with status ${response.status}`);
    return location;
  };
  return {
    open: (address) => open(address),
    async signIn(authorizationUrl, input = {}) {
      const { email = 'ana@example.com', password = 'pass_good', act = 'sign-in', consent = 'allow' } = input;
      const first = await open(authorizationUrl);
      if (first.status !== 200) return leave(first);
      const page = await first.text();
      const post = (text: string, form: Record<string, string>) =>
        open(new URL(formAction(text), authorizationUrl).href, form);
      const signIn = hiddenField(page, 'sign_in');
      const second = await post(page, { sign_in: signIn, email, password, act });
      if (second.status !== 200) return leave(second);
      const asked = await second.text();
      return leave(await post(asked, { consent: hiddenField(asked, 'consent'), act: consent }));
    },
  };
}
