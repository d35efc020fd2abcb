import { wholeReferencesAndAmounts } from '@app/ui';
import { CancellingRulesList } from '../../features/cancelling/cancelling-rules-list';
import { CompanyDetails } from '../../features/legal/company-details';
import { LegalPage, LegalSection } from '../../features/legal/legal-page';
import type { PageMeta } from '../../lib/page-meta';
import { refundRulesPlaceholder, text } from './text';

export const meta: PageMeta = text.meta;

export function TermsPage() {
  return (
    <LegalPage title={text.title} intro={text.intro}>
      <LegalSection title={text.who}>
        <CompanyDetails />
      </LegalSection>
      {text.sections.map(({ title, paragraphs }) => (
        <LegalSection key={title} title={title}>
          {paragraphs.map((paragraph) =>
            paragraph === refundRulesPlaceholder ? (
              <CancellingRulesList key={paragraph} />
            ) : (
              <p key={paragraph}>{wholeReferencesAndAmounts(paragraph)}</p>
            ),
          )}
        </LegalSection>
      ))}
    </LegalPage>
  );
}
