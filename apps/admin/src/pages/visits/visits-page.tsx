import type { TopCard, Visit } from '@app/contracts';
import { formatTime, londonDay, weekdayDate } from '@app/ui';
import { useState } from 'react';
import { CalendarFeedButton } from '../../features/appointments/calendar-feed-dialog';
import { Notice } from '../../lib/controls';
import { AdminPage, EmptyState, Loaded } from '../../lib/page';
import { HandOverDialog } from './hand-over-dialog';
import { NobodyThereDialog } from './nobody-there-dialog';
import { PhotosDialog } from './photos-dialog';
import { QueueNotice } from './queue-notice';
import { SizesDialog } from './sizes-dialog';
import { text } from './text';
import { useEntryQueue } from './use-entry-queue';
import { useVisits } from './use-visits';
import { VisitCard } from './visit-card';

type OpenDialog =
  | { kind: 'sizes' | 'photos'; visit: Visit; top: TopCard }
  | { kind: 'nobody-there'; visit: Visit }
  | { kind: 'hand-over'; visit: Visit; stage: 'delivered' | 'collected' };

export function VisitsPage() {
  const { entries, isSending, email, send } = useEntryQueue();
  const { query, offlineSince } = useVisits();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <AdminPage title={text.title} actions={<CalendarFeedButton />}>
      <div className="max-w-180">
        <QueueNotice entries={entries} isSending={isSending} onSend={send} />
        {offlineSince && (
          <div className="mb-4">
            <Notice tone="warn" title={text.offline}>
              {text.asOf(formatTime(offlineSince))}
            </Notice>
          </div>
        )}
        <Loaded query={query} loading={text.loading} skeletons={['h-60 w-full', 'h-60 w-full']}>
          {({ visits, sizeLimits }) => (
            <>
              {visits.length === 0 && (
                <EmptyState dimensionLabel="0" title={text.none} detail={text.noneDetail} />
              )}
              {daysOf(visits).map((day) => (
                <section key={day} className="mb-6">
                  <h2 className="mb-2 font-strong">{day === londonDay() ? text.today : weekdayDate(day)}</h2>
                  <ul className="grid gap-3">
                    {visits
                      .filter(({ startsAt }) => londonDay(startsAt) === day)
                      .map((visit) => (
                        <VisitCard
                          key={visit.id}
                          visit={visit}
                          sizeLimits={sizeLimits}
                          waiting={entries}
                          onRecord={(top) => setDialog({ kind: 'sizes', visit, top })}
                          onAddPhotos={(top) => setDialog({ kind: 'photos', visit, top })}
                          onNobodyThere={() => setDialog({ kind: 'nobody-there', visit })}
                          onHandOver={(stage) => setDialog({ kind: 'hand-over', visit, stage })}
                        />
                      ))}
                  </ul>
                </section>
              ))}
              {dialog?.kind === 'sizes' && email !== undefined && (
                <SizesDialog
                  {...dialog}
                  user={{ email }}
                  sizeLimits={sizeLimits}
                  onSaved={send}
                  onClose={close}
                />
              )}
              {dialog?.kind === 'photos' && email !== undefined && (
                <PhotosDialog {...dialog} user={{ email }} onSaved={send} onClose={close} />
              )}
              {dialog?.kind === 'nobody-there' && email !== undefined && (
                <NobodyThereDialog {...dialog} user={{ email }} onSaved={send} onClose={close} />
              )}
              {dialog?.kind === 'hand-over' && email !== undefined && (
                <HandOverDialog {...dialog} user={{ email }} onSaved={send} onClose={close} />
              )}
            </>
          )}
        </Loaded>
      </div>
    </AdminPage>
  );
}

const daysOf = (visits: readonly Visit[]): string[] => [
  ...new Set(visits.map(({ startsAt }) => londonDay(startsAt))),
];
