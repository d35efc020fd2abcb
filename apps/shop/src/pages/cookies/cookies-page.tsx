import { LegalPage, LegalSection } from '../../lib/legal-page';
import { StorageTable } from './storage-table';
import { text } from './text';

export function CookiesPage() {
  const { storage, cookies, none } = text;
  return (
    <LegalPage title={text.title} lede={text.lede}>
      {[storage, cookies].map(({ title, words, entries }) => (
        <LegalSection key={title} title={title}>
          <p>{words}</p>
          <StorageTable caption={title} entries={entries} />
        </LegalSection>
      ))}
      <LegalSection title={none.title}>
        <p>{none.words}</p>
      </LegalSection>
    </LegalPage>
  );
}
