import { wholeReferencesAndAmounts } from '@app/ui';
import { Plus } from 'lucide-react';
import { memo, Suspense, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { AfterFirstView } from '../../lib/after-first-view';
import { PageHead } from '../../lib/page-head';
import { withQueries } from '../../lib/queries';
import { MaterialDetails } from './components/material-details';
import { MaterialRow } from './components/material-row';
import { MaterialsFailed, NoMaterials } from './components/materials-failed';
import { prerenderedMaterials, toMaterialView, type MaterialView } from './material-view';
import { text } from './text';
import { useGallery } from './use-gallery';
import { useMaterials, type MaterialsState } from './use-materials';

export { meta } from './meta';

/** The catalogue's answer is rendered in parts: 27 colours at once would block input on a slow phone. */
export const MaterialsPage = withQueries(function Materials() {
  const state = useMaterials();
  const deferredState = useDeferredValue(state);
  return <MaterialsContent state={state.kind === 'ready' ? deferredState : state} />;
});

const MaterialsContent = memo(function Shown({ state }: { state: MaterialsState }) {
  const materials = materialViews(state);
  const [hasFailed, setHasFailed] = useState(false);
  if (state.kind === 'failed' && !hasFailed) setHasFailed(true);
  return (
    <>
      <PageHead title={text.heading(materials.length)} intro={text.intro} />
      {state.kind === 'failed' && (
        <MaterialsFailed message={state.message} isRetrying={state.isRetrying} onRetry={state.retry} />
      )}
      {state.kind === 'ready' && materials.length === 0 && <NoMaterials />}
      {state.kind !== 'failed' && materials.length > 0 && (
        <MaterialRows materials={materials} isLoading={state.kind === 'loading'} isAfterFailure={hasFailed} />
      )}
      {materials.length > 0 && (
        <AfterFirstView>
          <HydrationBoundary>
            <MaterialDetails materials={materials} />
          </HydrationBoundary>
        </AfterFirstView>
      )}
      <AfterFirstView>
        <HydrationBoundary>
          <Questions />
        </HydrationBoundary>
      </AfterFirstView>
    </>
  );
});

/** A part of the prerendered page that React hydrates separately, with room for input before and after. */
const HydrationBoundary = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);

/** Until the catalogue loads, or if it fails, the page stays as built: without prices. */
const materialViews = (state: MaterialsState): readonly MaterialView[] =>
  state.kind === 'ready' ? state.materials.map(toMaterialView) : prerenderedMaterials;

interface MaterialRowsProps {
  materials: readonly MaterialView[];
  isLoading: boolean;
  /** The retry button was removed with the error; the focus moves here. */
  isAfterFailure: boolean;
}

function MaterialRows({ materials, isLoading, isAfterFailure }: MaterialRowsProps) {
  const gallery = useGallery();
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAfterFailure) rows.current?.focus({ preventScroll: true });
  }, [isAfterFailure]);
  return (
    <div
      ref={rows}
      tabIndex={-1}
      aria-busy={isLoading}
      className="wrap grid gap-10 pb-9 outline-none tablet:gap-18 tablet:pb-26"
    >
      {isLoading && (
        <p role="status" className="sr-only noscript:hidden">
          {text.loading}
        </p>
      )}
      {materials.map((material, index) => (
        <HydrationBoundary key={material.name}>
          <MaterialRow material={material} index={index} gallery={gallery} />
        </HydrationBoundary>
      ))}
      {gallery.viewer}
    </div>
  );
}

/** Common questions. The same text is the page's FAQ for search engines. */
const Questions = () => (
  <section className="wrap grid gap-5 py-12 tablet:py-26 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
    <h2 className="font-display max-w-[9em] text-h2">{text.questionsHeading}</h2>
    <div className="border-b border-line">
      {text.questions.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex cursor-pointer items-center justify-between gap-5 py-3 [&::-webkit-details-marker]:hidden">
            <h3 className="font-strong">{question}</h3>
            <Plus className="size-5 flex-none transition-transform group-open:rotate-45" strokeWidth={1.5} />
          </summary>
          <p className="max-w-[34em] mb-5 text-ink-2">{wholeReferencesAndAmounts(answer)}</p>
        </details>
      ))}
    </div>
  </section>
);
