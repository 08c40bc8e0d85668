/** Deployment script of the chat provider: those calls and events of its messaging window that the shop uses. */
(() => {
  const { origin } = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);
  const settings = { language: 'en_US' };
  let address = '';
  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  const tell = (name) => window.dispatchEvent(new CustomEvent(`onEmbeddedMessaging${name}`));

  function init(orgId, deployment, siteUrl) {
    const locale = settings.language.replace('_', '-');
    address = `${siteUrl}/chat?${new URLSearchParams({ org: orgId, deployment, locale })}`;
    setTimeout(() => tell('Ready'));
  }

  function open() {
    frame = document.createElement('iframe');
    frame.src = address;
    frame.title = 'Chat';
    frame.style.cssText =
      'position:fixed;right:16px;bottom:16px;width:min(380px,calc(100vw - 32px));height:min(560px,calc(100dvh - 32px));' +
      'border:1px solid #0002;border-radius:20px;background:#fff;box-shadow:0 18px 48px #0003;z-index:60';
    document.body.append(frame);
    return new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }));
  }

  async function launchChat() {
    if (!frame) await open();
    if (!frame) return;
    frame.hidden = false;
    frame.contentWindow?.postMessage('opened', origin);
    tell('WindowMaximized');
  }

  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || !frame || source !== frame.contentWindow) return;
    if (data === 'minimize') {
      frame.hidden = true;
      tell('WindowMinimized');
    }
    if (data === 'close') {
      frame.remove();
      frame = null;
      tell('WindowClosed');
    }
  });

  window.embeddedservice_bootstrap = { settings, init, utilAPI: { launchChat } };
})();
