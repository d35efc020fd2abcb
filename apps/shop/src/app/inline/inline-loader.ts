/** Filled in by build/prerender.mjs, which inlines this file, compiled and minified, into every page. */
declare const scriptUrls: readonly string[];
declare const liveDataUrl: string;
declare const basketSessionKey: string;
declare const sessionHintCookie: string;

/**
 * A prerendered page can be read without the app. Its fonts and the sections below its first view load after the first
 * paint and the first picture, so that they do not compete with it for bandwidth; in a background tab, which never
 * paints, at once; and after three seconds in any case.
 *
 * The app's script, the page's own and the whole style sheet load at the visitor's first interaction. Until the app has
 * hydrated the page, a press on a button is held and then replayed by the app; only the last one counts (decision 64).
 * What depends on today, such as a price, is filled in by live-data.ts.
 *
 *   idle ──first interaction──▶ loading ──▶ ready (set by mark-hydrated.tsx)
 *                               ▲     │ a file failed to load twice
 *                       a press │     ▼
 *                               └── failed
 */
{
  // These differ from page to page, so they are attributes: the policy names the hash of the script.
  const { chunks, styles } = document.currentScript?.dataset ?? {};
  /** Scripts and styles that have not loaded yet. */
  const notLoaded = new Set([...scriptUrls, ...(chunks?.split(' ') ?? [])]);
  // <font> elements come from a translator, which may have run first.
  const page: Hydration = { state: 'idle', size: document.querySelectorAll('#root :not(font)').length };
  window.hydration = page;

  // The policy refuses style attributes in HTML, but not styles set by script (D45); render-document.mjs renames them.
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }

  const append = <Tag extends 'script' | 'link'>(
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]>,
  ) => {
    const element = Object.assign(document.createElement(tag), properties);
    document.head.append(element);
    return element;
  };

  const setHeldButton = (button?: HTMLElement) => {
    page.pressed?.removeAttribute('data-held');
    page.pressed = button;
    button?.setAttribute('data-held', '');
  };

  /** Each attempt uses another address: a browser may have cached the failure. */
  let attempt = '';
  const load = async () => {
    page.state = 'loading';
    if (styles && !document.querySelector('link[rel=stylesheet]')) {
      const sheet = append('link', { rel: 'stylesheet', href: styles });
      // Tells libs/ui's load-full-styles.ts to request it again.
      sheet.onerror = () => sheet.remove();
    }
    const requests = [...notLoaded].map(
      (url) =>
        new Promise((done) => {
          const script = append('script', {
            src: url + attempt,
            onload: () => done(notLoaded.delete(url)),
            onerror: () => done(script.remove()),
          });
        }),
    );
    await Promise.all(requests);
    if (!notLoaded.size || page.state !== 'loading') return;
    page.state = 'failed';
    attempt += '?';
    if (attempt === '?') void load();
    else onSecondFailure();
  };
  /** The next press tries again. */
  const onSecondFailure = () => {
    const button = page.pressed;
    setHeldButton();
    // A button that is a link without script works as one now.
    if (button instanceof HTMLAnchorElement) return location.assign(button.href);
    if (button) alert((document.querySelector('body>noscript') as Element).textContent);
  };
  const startLoading = () => {
    if (page.state === 'idle') void load();
  };
  for (const eventType of ['pointerdown', 'focusin', 'scroll', 'boot'])
    addEventListener(eventType, startLoading, { once: true, capture: true, passive: true });
  // A resting mouse also fires events, as soon as something appears below it.
  let firstPosition: string | undefined;
  const onMouse = ({ screenX, screenY }: PointerEvent) => {
    const position = `${screenX},${screenY}`;
    firstPosition ??= position;
    if (position !== firstPosition) startLoading();
  };
  addEventListener('pointermove', onMouse, { capture: true, passive: true });

  const holdPress = (event: MouseEvent | KeyboardEvent) => {
    // The browser turns keys into clicks, except the space bar on a link: it would scroll.
    const isKey = 'key' in event;
    const button = (event.target as Element).closest<HTMLElement>(
      isKey ? 'a[role=button]' : 'button,[role=button]',
    );
    if (page.state === 'ready' || !button || (isKey && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    setHeldButton(button);
    if (page.state !== 'loading') void load();
  };
  addEventListener('click', holdPress, true);
  addEventListener('keydown', holdPress, true);

  // After a reload the app may have shown another page than the one served here.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (page.state !== 'ready' && location.pathname !== pathname) location.reload();
  });

  /** Pages only the browser can render, history entries to restore, a session, or a basket to count. */
  const mustStartNow = () => {
    try {
      return (
        !page.size ||
        history.state !== null ||
        document.cookie.includes(`${sessionHintCookie}=1`) ||
        localStorage.getItem(basketSessionKey) !== null
      );
    } catch {
      // The browser refuses storage.
      return false;
    }
  };

  /** Shows what inline-first-view.ts holds back, piece by piece: a phone lays each out between two frames. */
  const showNextSection = () => {
    const next = document.querySelector<HTMLElement>('.after-first-view:not([data-in])');
    if (!next) return void delete document.documentElement.dataset.only;
    next.dataset.in = '';
    requestAnimationFrame(() => setTimeout(showNextSection));
  };

  /** Fonts load first, so that text is laid out once. */
  const loadFonts = async () => {
    const style = document.querySelector<HTMLStyleElement>('style#fonts[media]');
    const loads = [...(style?.sheet?.cssRules ?? [])].map((rule) => {
      const descriptor = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
      const family = descriptor('font-family').replaceAll('"', '');
      return new FontFace(family, descriptor('src'), { weight: descriptor('font-weight') }).load();
    });
    for (const load of await Promise.allSettled(loads))
      if (load.status === 'fulfilled') document.fonts.add(load.value);
    // Includes those that a page of text has requested itself.
    await document.fonts.ready;
  };

  let isFirstViewDone = false;
  const onFirstViewDone = () => {
    if (isFirstViewDone) return;
    isFirstViewDone = true;
    void loadFonts().then(showNextSection);
    if (mustStartNow()) return startLoading();
    if (document.querySelector('[data-from-price],[data-days]'))
      append('script', { src: liveDataUrl, onerror: startLoading });
    // Prefetches, so that the first press on a slow line does not wait.
    setTimeout(() => {
      for (const href of page.state === 'idle' ? [...notLoaded, styles] : [])
        append('link', { rel: 'prefetch', href });
    }, 2000);
  };
  const onPainted = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    if (!picture) return onFirstViewDone();
    // A picture is painted in the frame after it was decoded.
    const onFrame = () => requestAnimationFrame(() => requestAnimationFrame(onFirstViewDone));
    picture.decode().then(onFrame, onFirstViewDone);
  };
  if (document.hidden) onFirstViewDone();
  // Fires after the paint; an animation frame would be before it.
  else new PerformanceObserver(onPainted).observe({ type: 'paint', buffered: true });
  setTimeout(onFirstViewDone, 3000);
}
