/** Origins of the scripts that the bot check in front of the phone sign-in loads. */
const BOT_CHECK_ORIGINS = ['https://www.google.com', 'https://www.gstatic.com'];

/**
 * Lets scripts and service workers be loaded from the shop and from the bot check, which assign plain URLs. Everything else that could run
 * as a script needs a policy of its own, where the Content Security Policy requires Trusted Types.
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin } = new URL(url, location.href);
    if (origin === location.origin || BOT_CHECK_ORIGINS.includes(origin)) return url;
    throw new TypeError(`refused to load a script from ${origin}`);
  },
});
