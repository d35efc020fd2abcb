import { keepUnbroken } from '@app/ui';
import { LegalPage, LegalSection } from '../../lib/legal-page';
import { CancellingRulesList } from '../../lib/cancelling/cancelling-rules-list';
import { CompanyDetails } from '../../lib/company-details';
import type { PageMeta } from '../../lib/page-meta';
import { refunded, text } from './text';

export const meta: PageMeta = text.meta;

export function TermsPage() {
  return (
    <LegalPage title={text.title} lede={text.lede}>
      <LegalSection title={text.who}>
        <CompanyDetails />
      </LegalSection>
      {text.sections.map(({ title, paragraphs }) => (
        <LegalSection key={title} title={title}>
          {paragraphs.map((paragraph) =>
            paragraph === refunded ? (
              <CancellingRulesList key={paragraph} />
            ) : (
              <p key={paragraph}>{keepUnbroken(paragraph)}</p>
            ),
          )}
        </LegalSection>
      ))}
    </LegalPage>
  );
}
