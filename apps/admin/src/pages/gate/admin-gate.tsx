import { company } from '@app/content';
import { buttonClass, Logo } from '@app/ui';
import { Link } from 'wouter';

import { text } from './text';

/** What everyone sees who is not signed in as an admin. */
export function AdminGate() {
  return (
    <main className="grid min-h-dvh place-items-center bg-paper p-5">
      <title>{`${text.title} - ${company.name}`}</title>
      <section className="w-full max-w-100 rounded-3 border border-line bg-surface p-6 tablet:p-9">
        <Logo name={company.name} />
        <h1 className="mt-8 font-display text-[28px]/[1.15] font-[380] tracking-[-0.015em]">{text.title}</h1>
        <p className="mt-2 text-label text-ink-2">{text.lede}</p>
        <Link href="~/" className={`${buttonClass({ kind: 'ghost', isFullWidth: true })} mt-6`}>
          {text.home}
        </Link>
      </section>
    </main>
  );
}
