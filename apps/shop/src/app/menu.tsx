import { LazyChunk } from '@app/ui';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useFetchedBasket } from '../features/basket/fetched-basket';
import { openBasket } from '../features/basket/open-basket';
import { quickLinksId } from '../features/navigation/page-links';
import { openCalculator } from '../features/open-calculator/open-calculator';
import { ScriptButton } from '../lib/script-button';
import { DialogChunk } from './chunks/dialog-chunk';
import { preloadPage } from './routes';
import { text } from './text';

const sheet = new LazyChunk(() =>
  import(/* webpackChunkName: "menu" */ '../features/navigation/menu-sheet').then(
    (module) => module.MenuSheet,
  ),
);

/** Runs after the sheet has closed: earlier, the sheet would take the focus from the page or dialog. */
type AfterClose = 'nothing' | 'read-page' | 'quote' | 'basket';

/** The menu on phones and tablets. Without script its button leads to the same links in the footer. */
export function Menu() {
  const basketCount = useFetchedBasket()?.count ?? 0;
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [afterwards, setAfterwards] = useState<AfterClose>('nothing');
  const close = (next: AfterClose) => {
    setAfterwards(next);
    setOpen(false);
  };
  const onClosed = () => {
    if (afterwards === 'quote') openCalculator({ opener });
    if (afterwards === 'basket') openBasket({ opener });
    if (afterwards === 'read-page') document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <>
      <ScriptButton
        href={`#${quickLinksId}`}
        aria-label={text.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="grid size-11 flex-none place-items-center rounded-2 transition-colors hover:bg-sunken desktop:hidden"
        {...sheet.preloadHandlers}
        onPress={(button) => {
          setOpener(button);
          setAfterwards('nothing');
          void sheet.loadWithGracePeriod().then(() => setOpen(true));
        }}
      >
        <MenuIcon className="size-5" strokeWidth={1.5} />
      </ScriptButton>
      {opener && (
        <DialogChunk
          chunk={sheet}
          props={{
            isOpen,
            onClose: () => close('nothing'),
            onFollow: () => close('read-page'),
            onQuote: () => close('quote'),
            onBasket: () => close('basket'),
            basketCount,
            onClosed,
            opener: afterwards === 'nothing' ? opener : null,
            preload: preloadPage,
          }}
          loading={text.loadingMenu}
          failed={text.menuFailed}
        />
      )}
    </>
  );
}
