import { company } from '@app/content';
import { buttonClass, Logo } from '@app/ui';
import { Link } from 'wouter';
import { QuoteButton } from '../features/quote-button/quote-button';

import { text } from './text';

export function Header() {
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="wrap flex h-16 items-center justify-between gap-4 tablet:h-20">
        <Link href="/" aria-label={text.home} className="flex min-h-11 items-center">
          <Logo name={company.name} />
        </Link>
        <QuoteButton className={`${buttonClass({ size: 'small' })} max-tablet:px-3`}>
          {text.getQuote}
        </QuoteButton>
      </div>
    </header>
  );
}
