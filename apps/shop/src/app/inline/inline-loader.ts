/** Filled in by build/prerender.mjs, which puts this file into every page, compiled and squeezed. */
declare const scriptUrls: readonly string[];
declare const liveFactsUrl: string;
declare const basketSessionKey: string;
declare const sessionHintCookie: string;

/**
 * A prerendered page reads without the app. Its fonts, and what stands below its first view, follow the first paint and
 * the first picture, which so has the line to itself; in a background tab, which never paints, at once; and after three
 * seconds in any case.
 *
 * The app's script, the page's own and the whole style sheet come when the page is wanted for more than reading: at the
 * visitor's first move. Until it is alive, a press on a button is held, and done again by the app; the last one counts
 * (decision 64). What only today can say, as a price, is filled in by live-facts.ts.
 *
 *   asleep ──first move──▶ loading ──▶ alive (set by come-alive.tsx)
 *                          ▲     │ a file did not arrive, twice
 *                  a press │     ▼
 *                          └── failed
 */
{
  // What differs from page to page stands beside the script, whose hash the policy names.
  const { chunks, styles } = document.currentScript?.dataset ?? {};
  /** What has not arrived yet. */
  const missing = new Set([...scriptUrls, ...(chunks?.split(' ') ?? [])]);
  // <font> is a translator's, which may have been here first.
  const page: Hydration = { state: 'asleep', size: document.querySelectorAll('#root :not(font)').length };
  window.hydration = page;

  // The policy refuses style attributes in HTML, not styles set by script (D45); document-of.mjs renames them.
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

  const hold = (button?: HTMLElement) => {
    page.pressed?.removeAttribute('data-held');
    page.pressed = button;
    button?.setAttribute('data-held', '');
  };

  /** Each attempt asks under another address: a browser may have the failure at hand. */
  let attempt = '';
  const load = async () => {
    page.state = 'loading';
    if (styles && !document.querySelector('link[rel=stylesheet]')) {
      const sheet = append('link', { rel: 'stylesheet', href: styles });
      // So that app/chunks/whole-styles.ts sees that it has to ask again.
      sheet.onerror = () => sheet.remove();
    }
    const settled = [...missing].map(
      (url) =>
        new Promise((done) => {
          const script = append('script', {
            src: url + attempt,
            onload: () => done(missing.delete(url)),
            onerror: () => done(script.remove()),
          });
        }),
    );
    await Promise.all(settled);
    if (!missing.size || page.state !== 'loading') return;
    page.state = 'failed';
    attempt += '?';
    if (attempt === '?') void load();
    else giveUp();
  };
  /** Until the next press. */
  const giveUp = () => {
    const button = page.pressed;
    hold();
    // One that is a link without script is one now.
    if (button instanceof HTMLAnchorElement) return location.assign(button.href);
    if (button) alert((document.querySelector('body>noscript') as Element).textContent);
  };
  const wake = () => {
    if (page.state === 'asleep') void load();
  };
  for (const move of ['pointerdown', 'focusin', 'scroll', 'wake'])
    addEventListener(move, wake, { once: true, capture: true, passive: true });
  // A mouse that only lies there is told of too, as soon as there is something below it.
  let restsAt: string | undefined;
  const onMouse = ({ screenX, screenY }: PointerEvent) => {
    const place = `${screenX},${screenY}`;
    restsAt ??= place;
    if (place !== restsAt) wake();
  };
  addEventListener('pointermove', onMouse, { capture: true, passive: true });

  const holdPress = (event: MouseEvent | KeyboardEvent) => {
    // Of keys the browser makes presses, but for the space bar on a button that is a link: there it would scroll.
    const isKey = 'key' in event;
    const button = (event.target as Element).closest<HTMLElement>(
      isKey ? 'a[role=button]' : 'button,[role=button]',
    );
    if (page.state === 'alive' || !button || (isKey && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    hold(button);
    if (page.state !== 'loading') void load();
  };
  addEventListener('click', holdPress, true);
  addEventListener('keydown', holdPress, true);

  // What the app showed before a reload may be another page than the one that stands here.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (page.state !== 'alive' && location.pathname !== pathname) location.reload();
  });

  /** A page that only the browser can make, steps back to follow, somebody signed in, or a basket to count. */
  const isWantedAtOnce = () => {
    try {
      return (
        !page.size ||
        history.state !== null ||
        document.cookie.includes(`${sessionHintCookie}=1`) ||
        localStorage.getItem(basketSessionKey) !== null
      );
    } catch {
      // A browser that lets us keep nothing.
      return false;
    }
  };

  /** What inline-first-view.ts holds back, one after the other: a phone lays each out between two frames. */
  const letIn = () => {
    const next = document.querySelector<HTMLElement>('.after-first-view:not([data-in])');
    if (!next) return void delete document.documentElement.dataset.only;
    next.dataset.in = '';
    requestAnimationFrame(() => setTimeout(letIn));
  };

  /** Loaded before they are let in: words are laid out in them once, and not first for want of them. */
  const loadFonts = async () => {
    const style = document.querySelector<HTMLStyleElement>('style#fonts[media]');
    const loads = [...(style?.sheet?.cssRules ?? [])].map((rule) => {
      const say = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
      const family = say('font-family').replaceAll('"', '');
      return new FontFace(family, say('src'), { weight: say('font-weight') }).load();
    });
    for (const load of await Promise.allSettled(loads))
      if (load.status === 'fulfilled') document.fonts.add(load.value);
    // Those that a page of words asked for by itself.
    await document.fonts.ready;
  };

  let isComplete = false;
  const complete = () => {
    if (isComplete) return;
    isComplete = true;
    void loadFonts().then(letIn);
    if (isWantedAtOnce()) return wake();
    if (document.querySelector('[data-from-price],[data-days]'))
      append('script', { src: liveFactsUrl, onerror: wake });
    // So that a first press on a slow line does not wait for the line.
    setTimeout(() => {
      for (const href of page.state === 'asleep' ? [...missing, styles] : [])
        append('link', { rel: 'prefetch', href });
    }, 2000);
  };
  const onPainted = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    if (!picture) return complete();
    // It may have arrived and be painted a moment later, in the frame after it was decoded.
    const onFrame = () => requestAnimationFrame(() => requestAnimationFrame(complete));
    picture.decode().then(onFrame, complete);
  };
  if (document.hidden) complete();
  // Told when it is on the screen; an animation frame comes before that.
  else new PerformanceObserver(onPainted).observe({ type: 'paint', buffered: true });
  setTimeout(complete, 3000);
}
