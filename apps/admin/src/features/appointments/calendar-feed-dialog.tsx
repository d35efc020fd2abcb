import { type CalendarFeedLink, type CalendarFeedState, paths } from '@app/contracts';
import { Button, copyWithToast, Field, showToast, SmallDialog, TextInput } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { CalendarSync } from 'lucide-react';
import { useAdminMutation, useAdminQuery } from '../../lib/api';
import { DialogButton } from '../../lib/controls';
import { QueryDialog } from '../../lib/form';
import { shortTime } from '../../lib/status/short-time';
import { feedText as text } from './text';

export const CalendarFeedButton = () => (
  <DialogButton icon={CalendarSync} dialog={(close) => <CalendarFeedDialog onClose={close} />}>
    {text.open}
  </DialogButton>
);

function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const query = useAdminQuery<CalendarFeedState>(paths.ownCalendar);
  const make = useAdminMutation({
    mutationFn: () => apiMutation<CalendarFeedLink>('POST', paths.ownCalendar, {}),
    invalidates: ['users'],
    failure: text.failed,
  });
  const end = useAdminMutation({
    mutationFn: () => apiMutation<CalendarFeedState>('DELETE', paths.ownCalendar),
    invalidates: ['users'],
    failure: text.failed,
    onSuccess: () => {
      make.reset();
      showToast({ title: text.ended });
    },
  });
  const url = make.data?.url;
  return (
    <QueryDialog query={query} title={text.title} loading={text.loading} onClose={onClose}>
      {({ createdAt }) => (
        <SmallDialog isOpen onClose={onClose} title={text.title} description={text.detail} width="narrow">
          <div className="mt-5.5 grid gap-4.5">
            {url ? (
              <Field label={text.link} aside={text.howTo}>
                {(control) => (
                  <TextInput
                    {...control}
                    value={url}
                    readOnly
                    onFocus={({ target }) => target.select()}
                    translate="no"
                  />
                )}
              </Field>
            ) : (
              <p className="text-small">{createdAt ? text.madeAt(shortTime(createdAt)) : text.none}</p>
            )}
            <div className="flex flex-wrap gap-2">
              {url && (
                <Button kind="primary" onClick={() => void copyWithToast(url, { copied: text.copied })}>
                  {text.copy}
                </Button>
              )}
              <Button
                kind={createdAt ? undefined : 'primary'}
                isPending={make.isPending}
                onClick={() => make.mutate(undefined)}
              >
                {createdAt ? text.replace : text.make}
              </Button>
              {createdAt && (
                <Button isPending={end.isPending} onClick={() => end.mutate(undefined)}>
                  {text.end}
                </Button>
              )}
            </div>
          </div>
        </SmallDialog>
      )}
    </QueryDialog>
  );
}
