import { kitchenPartner } from '@app/content';
import { buttonClass } from '@app/ui';
import { OutsideLink } from '../../lib/outside-link';
import { text } from './text';

/** Who makes the worktops. Without an address of theirs there is nothing to press. */
export function Partner() {
  const { title, words, newTab, more, list } = text.partner;
  return (
    <section id="partner" className="bg-sunken py-16 tablet:py-26">
      <div className="wrap grid gap-8 tablet:gap-10 desktop:grid-cols-[5fr_7fr] desktop:gap-22">
        <div>
          <h2 className="heading max-w-[10em] text-h2">{title}</h2>
          <p className="mt-4.5 max-w-[30em] text-lead/[1.5] text-ink-2">{words}</p>
          {kitchenPartner.url && <p className="mt-3.5 text-label text-ink-3">{newTab}</p>}
        </div>
        <ul className="border-t border-[#cbcbc4]">
          {list.map(({ name, words: about }) => (
            <li
              key={name}
              className="grid items-center gap-3.5 border-b border-[#cbcbc4] py-5.5 tablet:grid-cols-[1fr_auto] tablet:gap-8"
            >
              <div>
                <h3 className="font-display text-h3">{name}</h3>
                <p className="mt-1 text-copy text-ink-2">{about}</p>
              </div>
              {kitchenPartner.url && (
                <OutsideLink
                  href={kitchenPartner.url}
                  about={name}
                  className={buttonClass({ kind: 'secondary' })}
                >
                  {more}
                </OutsideLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
