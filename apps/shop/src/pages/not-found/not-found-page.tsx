import { buttonClass } from '@app/ui';
import { Link } from 'wouter';
import { NotFoundDrawing } from './not-found-drawing';
import { text } from './text';

export function NotFoundPage() {
  return (
    <div className="wrap grid min-h-140 items-center gap-10 py-12 tablet:grid-cols-[5fr_7fr] tablet:gap-18 tablet:py-18">
      <title>{text.title}</title>
      <div className="max-tablet:order-1">
        <h1 className="font-display text-page-title">{text.title}</h1>
        <p className="mt-4.5 text-lede">{text.help}</p>
        <p className="mt-3 mb-7.5 text-ink-3">{text.intro}</p>
        <Link href="/" className={buttonClass({ size: 'large' })}>
          {text.home}
        </Link>
      </div>
      <NotFoundDrawing />
    </div>
  );
}
