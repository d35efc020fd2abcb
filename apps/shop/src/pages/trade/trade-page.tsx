import { AfterFirstView } from '../../lib/after-first-view';
import type { PageMeta } from '../../lib/page-meta';
import { Bespoke } from './bespoke';
import { Edges } from './edges';
import { text } from './text';
import { TradeBenefits } from './trade-benefits';
import { TradeForm } from './trade-form';
import { inquiryId, TradeHero } from './trade-hero';
import { WhatHappensNext } from './what-happens-next';

export const meta: PageMeta = text.meta;

export function TradePage() {
  return (
    <>
      <TradeHero />
      <TradeBenefits />
      <AfterFirstView>
        <Edges />
        <Bespoke />
        <div id={inquiryId} className="bg-sunken py-16 tablet:py-26">
          <div className="wrap grid items-start gap-10 desktop:grid-cols-[8fr_4fr] desktop:gap-18">
            <TradeForm />
            <WhatHappensNext />
          </div>
        </div>
      </AfterFirstView>
    </>
  );
}
