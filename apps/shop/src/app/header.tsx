import { company } from '@app/content';
import { buttonClass, cx, Logo } from '@app/ui';
import { Link } from 'wouter';
import { MainNav } from '../features/navigation/page-link';
import { QuoteButton } from '../features/open-calculator/quote-button';
import { Basket } from './basket';
import { Menu } from './menu';
import { preloadPage } from './routes';
import { text } from './text';

export function Header() {
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="wrap grid h-16 grid-cols-[1fr_auto] items-center gap-4 tablet:h-20 desktop:grid-cols-[1fr_auto_1fr]">
        <Link href="/" aria-label={text.home} className="flex min-h-11 items-center justify-self-start">
          <Logo name={company.name} />
        </Link>
        <MainNav preload={preloadPage} />
        <div className="flex items-center justify-end gap-2.5 max-desktop:-mr-3 max-tablet:gap-0">
          <Basket />
          <QuoteButton className={cx(buttonClass({ size: 'small' }), 'max-tablet:hidden')}>
            {text.getQuote}
          </QuoteButton>
          <Menu />
        </div>
      </div>
    </header>
  );
}
