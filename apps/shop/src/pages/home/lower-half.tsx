import { lazy, Suspense, useEffect, useRef } from 'react';
import { openCalculator } from '../../lib/open-calculator';

/** How far ahead of the visitor the script of the sections is asked for: they stand there already. */
const ahead = '100px';

let comeNear: () => void = () => undefined;
/** The prerenderer does not scroll. */
const isNear =
  typeof window === 'undefined' ? Promise.resolve() : new Promise<void>((done) => (comeNear = done));

let areAlive = false;
const onAlive = () => {
  areAlive = true;
};

/** Whether the sections stand there prerendered: then they may go on standing where their script does not come. */
let areStanding = false;

const Sections = lazy(async () => {
  await isNear;
  try {
    const { Sections: Arrived } = await import(/* webpackChunkName: "home-sections" */ './sections');
    return { default: () => <Arrived onAlive={onAlive} /> };
  } catch (error) {
    if (areStanding) return new Promise<never>(() => undefined);
    throw error;
  }
});

/** One and the same element: whatever is rendered above leaves the prerendered sections standing. */
const sections = (
  <Suspense fallback={null}>
    <Sections />
  </Suspense>
);

/**
 * The page below its first view. It stands there prerendered; the script that it needs comes when the visitor
 * does, so that who reads the first view alone does not pay for it. Its links lead on before that, and its quote
 * buttons are answered from here.
 */
export function LowerHalf() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const half = place.current;
    if (!half) return undefined;
    areStanding = half.childElementCount > 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) comeNear();
      },
      { rootMargin: ahead },
    );
    observer.observe(half);
    // Before React sees it: React drops a press on what it has not adopted yet.
    const onPress = ({ target }: MouseEvent) => {
      if (areAlive || !(target instanceof Element) || !half.contains(target)) return;
      const button = target.closest<HTMLElement>('[data-quote]');
      if (button) openCalculator({ material: button.dataset.quote || undefined, opener: button });
    };
    document.addEventListener('click', onPress, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('click', onPress, true);
      // Whoever comes back within the shop gets the page whole.
      comeNear();
    };
  }, []);
  return (
    <div ref={place} className="after-first-view">
      {sections}
    </div>
  );
}
