import { type Catalogue, reconcile, toSaveRequest } from '@app/configuration';
import { paths, quoteLimits, type Color, type QuoteResponse, type TradePrices } from '@app/contracts';
import { lazyComponent, lengthProblem, phoneQuery, showToast, useMediaQuery, useOverlay } from '@app/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { UploadNote } from '../attachments/upload-note';
import { useAttachments } from '../attachments/use-attachments';
import { openBasket } from '../basket/open-basket';
import { SecureOrderView } from '../deposit/deposit-views';
import type { CalculatorPreset } from '../open-calculator/open-calculator';
import { CalculatorHeader } from './components/calculator-header';
import { WideColumns } from './components/wide-columns';
import { DraftOffer } from './components/price/draft-offer';
import { ImageViewer } from './components/image-viewer';
import { PhoneBar } from './components/phone-bar';
import { PhoneStep } from './components/steps/phone-step';
import { PriceAnnouncement } from './components/price/price-announcement';
import { SavedView } from './components/saved-view';
import { PhoneProgress, StepNav } from './components/steps/step-nav';
import { StepsForm } from './components/steps/steps-form';
import { emptyState } from './configuration/calculator-state';
import { stepOf, stepStates, type FieldName, type StepName, findSaveProblem } from './configuration/fields';
import { findMissingChoice, toOversizeTop } from './configuration/oversize-top';
import { startingPoint } from './configuration/starting-point';
import { focusField } from './focus-field';
import { useAddToBasket } from './hooks/use-add-to-basket';
import { useConfiguration } from './hooks/use-configuration';
import { useSaving } from './hooks/use-saving';
import { useSteps } from './hooks/use-steps';
import { text } from './text';

const EmailQuoteButton = lazyComponent(() =>
  import(/* webpackChunkName: "calculator-extras" */ '../email-quote/email-quote-button').then(
    (module) => module.EmailQuoteButton,
  ),
);
const PriceInquiryButton = lazyComponent(() =>
  import(/* webpackChunkName: "calculator-extras" */ '../price-inquiry/price-inquiry-button').then(
    (module) => module.PriceInquiryButton,
  ),
);
const TradeBar = lazyComponent(() =>
  import(/* webpackChunkName: "calculator-extras" */ '../trade-prices/trade-bar').then(
    (module) => module.TradeBar,
  ),
);

interface ConfiguratorProps {
  catalogue: Catalogue;
  /** null: everybody's prices. */
  trade: TradePrices | null;
  refresh: () => Promise<{ catalogue: Catalogue; trade: TradePrices | null }>;
  preset: CalculatorPreset;
  close: (afterClosing?: () => void) => void;
}

/** The calculator with its catalogue: holds the configuration and composes the parts. */
export function Configurator({ catalogue, trade, refresh, preset, close }: ConfiguratorProps) {
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(phoneQuery);
  const [startedOnPhone] = useState(isPhone);
  const [start] = useState(() => startingPoint(preset, catalogue));
  const { form, dispatch, draft, selection, contradictions, price, missing, firstIncompleteStep } =
    useConfiguration(catalogue, start, trade);
  const [saved, setSaved] = useState<QuoteResponse | null>(null);
  const [isPaying, setPaying] = useState(false);
  const [viewedColor, setViewedColor] = useState<Color | null>(null);
  const attachments = useAttachments();

  const notesFit = lengthProblem(form.values.notes, quoteLimits.notes) === null;
  const oversize = notesFit ? toOversizeTop(selection, form.values.notes) : null;
  const missingChoice = findMissingChoice(selection);
  const hasMaterial = start.values.materialId !== null;
  const initialFocus = () => {
    if (!hasMaterial) return null;
    if (!preset.quote) return 'length';
    return startedOnPhone ? 'heading' : 'material';
  };
  const { shown, next, goToStep, goToField } = useSteps({
    root,
    isPhone,
    // A stone already chosen on a page or in a quote skips its step.
    initialStep: startedOnPhone && hasMaterial ? firstIncompleteStep(start.values) : 'material',
    initialFocus: initialFocus(),
    isFinished: saved !== null,
  });
  useOverlay({ isOpen: isPaying, back: () => setPaying(false) });

  const basket = useAddToBasket({
    replacedQuoteId: preset.replacesInBasket ?? null,
    onKeepShopping: () => configureAnother(),
    onOpenBasket: () => close(() => openBasket({ opener: preset.opener })),
  });
  const { save, isSaving } = useSaving({
    refresh,
    onSaved: (quote) => {
      draft.discard();
      dispatch({ kind: 'saved' });
      setSaved(quote);
      attachments.upload(paths.quoteAttachments(quote.id), 'quote');
      // After editing a basket line the visitor expects to see it there.
      if (basket.replacedQuoteId) basket.add(quote, 'open-basket');
    },
    onOutdated: (values, notice, [firstMissingPart]) => {
      dispatch({ kind: 'replaced', values, isTouched: true, notice });
      if (firstMissingPart && firstMissingPart !== 'cutout') goToField(firstMissingPart);
    },
  });

  /** Rendered before scrolling: a message that appears later would push the field out of view. */
  const showMissingFields = () => flushSync(() => dispatch({ kind: 'attempted' }));
  const trySaving = () => {
    const problem = findSaveProblem(selection, price.kind === 'priced' && price.isSellable);
    if (problem) {
      showMissingFields();
      showToast({ ...(problem.kind === 'incomplete' ? text.incomplete : text.zeroPrice), tone: 'bad' });
      goToField(problem.field);
      return;
    }
    if (!notesFit) {
      goToStep('sink');
      root.current?.querySelector<HTMLElement>('[name=notes]')?.focus();
      return;
    }
    const request = price.kind === 'priced' && toSaveRequest(selection, form.values.notes, price.total);
    if (request) void save(form.values, { ...request, replacesQuoteId: basket.replacedQuoteId });
  };

  /**
   * Stops at missing fields; the step bar leads to any step. A size that only staff can price stops the visitor once, as
   * it may be a typing error.
   */
  const goToNextStep = (to: StepName) => {
    const mayKeepOversize = oversize !== null && form.wasAttempted;
    const isExempt = (field: FieldName) => mayKeepOversize && (field === 'length' || field === 'width');
    const missingField = missing.find((field) => stepOf[field] === shown && !isExempt(field));
    if (!missingField) return goToStep(to);
    showMissingFields();
    focusField(root.current, missingField);
  };

  const reset = () => {
    const { values } = form;
    draft.discard();
    attachments.clear();
    dispatch({ kind: 'reset' });
    goToStep('material');
    const undo = () => {
      attachments.restore();
      dispatch({ kind: 'replaced', values, isTouched: true, notice: null });
    };
    if (form.isTouched || attachments.chosenFiles.length > 0)
      showToast({ title: text.wasReset, action: { label: text.undo, onChoose: undo } });
  };
  const configureAnother = () => {
    basket.cancelFollowUp();
    setSaved(null);
    setPaying(false);
    dispatch({ kind: 'replaced', values: emptyState, isTouched: false, notice: null });
    goToStep('material');
  };
  const resume = () => {
    if (!draft.offered) return;
    const { state, gone } = reconcile(draft.offered, catalogue);
    draft.hideOffer();
    const notice = gone.length > 0 ? text.partsNotSold(gone) : null;
    dispatch({ kind: 'replaced', values: state, isTouched: true, notice });
    goToStep(firstIncompleteStep(state));
  };
  const pay = () => {
    basket.cancelFollowUp();
    setPaying(true);
  };

  const stepNavProps = {
    states: stepStates(missing[0] ?? null, isPhone ? shown : null),
    onGo: goToStep,
  };
  const priceProps = {
    price,
    size: selection.size,
    wasReset: form.wasReset,
    notice: form.notice,
    isSaving,
    onSave: saved ? null : trySaving,
  };
  const keyAfterSaving = isPaying ? 'deposit' : 'saved';
  const savedBody =
    saved &&
    (isPaying ? (
      <SecureOrderView quote={saved} onBack={() => setPaying(false)} />
    ) : (
      <SavedView
        quote={saved}
        uploadNote={<UploadNote attachments={attachments} />}
        adding={basket.adding}
        onAdd={(next) => basket.add(saved, next)}
        email={<EmailQuoteButton quote={saved} onOpen={basket.cancelFollowUp} />}
        onPay={basket.wasEmpty ? pay : undefined}
        onOpen={(path) => close(() => navigate(path))}
        onConfigureAnother={configureAnother}
      />
    ));
  const body = savedBody ?? (
    <>
      {draft.offered && (!isPhone || shown === 'material') && (
        <DraftOffer onResume={resume} onDismiss={draft.dismiss} />
      )}
      <StepsForm
        catalogue={catalogue}
        selection={selection}
        form={form}
        contradictions={contradictions}
        trade={trade}
        dispatch={dispatch}
        onlyStep={isPhone ? shown : null}
        onViewImages={setViewedColor}
        attachments={attachments}
        oversize={
          oversize && (
            <PriceInquiryButton
              top={oversize}
              attachments={attachments}
              onChooseMissing={missingChoice && (() => goToField(missingChoice))}
            />
          )
        }
      />
    </>
  );

  return (
    <div ref={root} className="flex h-full min-h-0 flex-col">
      <CalculatorHeader
        isPhone={isPhone}
        onClose={() => close()}
        onReset={saved ? undefined : reset}
        steps={!saved && (isPhone ? <PhoneProgress {...stepNavProps} /> : <StepNav {...stepNavProps} />)}
      />
      {trade && (
        <TradeBar
          prices={trade}
          onLeft={() => root.current?.closest<HTMLElement>('[role=dialog]')?.focus()}
        />
      )}
      {isPhone ? (
        <>
          <PhoneStep
            key={saved ? keyAfterSaving : shown}
            selection={selection}
            contradictions={contradictions}
            isPlanKept={!saved}
          >
            {body}
          </PhoneStep>
          {!saved && (
            <PhoneBar
              {...priceProps}
              next={next ? { label: text.next(next), onPress: () => goToNextStep(next) } : null}
            />
          )}
        </>
      ) : (
        <WideColumns
          selection={selection}
          contradictions={contradictions}
          price={priceProps}
          onViewImages={setViewedColor}
        >
          {body}
        </WideColumns>
      )}
      <PriceAnnouncement price={price} />
      <ImageViewer color={viewedColor} onClose={() => setViewedColor(null)} />
    </div>
  );
}
