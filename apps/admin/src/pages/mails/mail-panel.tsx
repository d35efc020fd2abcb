import { type AdminMail, type AdminMailDetail, paths, type ResendMailResponse } from '@app/contracts';
import {
  Badge,
  type BadgeTone,
  Button,
  fileSize,
  fullDateAndTime,
  Reference,
  showToast,
  wholeReferences,
} from '@app/ui';
import { apiMutation } from '@app/web-client';
import { RefreshCw, SendHorizontal } from 'lucide-react';
import { Link } from 'wouter';
import { apiText, useAdminMutation } from '../../lib/api';
import { ButtonWithConfirmation } from '../../lib/controls';
import { DescriptionList, DetailPanel, PanelSection, SidePanel } from '../../lib/page';
import { MailBody } from './mail-body';
import { orderPath } from '../../lib/use-url-state';
import { stateLabels, text } from './text';

const refreshMs = 10_000;

interface MailPanelProps {
  mailId: string;
  onClose: () => void;
  onOpen: (mailId: string) => void;
}

export const MailPanel = ({ mailId, onClose, onOpen }: MailPanelProps) => (
  <DetailPanel<AdminMailDetail>
    path={paths.adminMail(mailId)}
    refreshMs={refreshMs}
    title={text.mail}
    loading={text.loading}
    missing={{ code: 'mail/not-found', title: text.missing, detail: text.missingDetail }}
    onClose={onClose}
  >
    {(mail) => (
      <SidePanel
        title={wholeReferences(mail.subject ?? mail.label)}
        aside={<MailStateBadge state={mail.state} />}
        onClose={onClose}
        actions={
          mail.canBeResent ? (
            <ResendButton mail={mail} onOpen={onOpen} />
          ) : (
            awaitsRetry(mail) && <TryNowButton mailId={mail.id} />
          )
        }
      >
        <PanelSection title={text.delivery}>
          <DescriptionList rows={deliveryRows(mail)} />
        </PanelSection>
        {mail.attachments.length > 0 && (
          <PanelSection title={text.files} aside={mail.attachments.length}>
            <DescriptionList rows={mail.attachments.map(({ name, size }) => [fileSize(size), name])} />
          </PanelSection>
        )}
        <MailBody mail={mail} />
      </SidePanel>
    )}
  </DetailPanel>
);

const awaitsRetry = ({ state, tries, nextTryAt }: AdminMailDetail): boolean =>
  state === 'waiting' && tries > 0 && nextTryAt !== null && Date.parse(nextTryAt) > Date.now();

function TryNowButton({ mailId }: { mailId: string }) {
  const tryNow = useAdminMutation({
    invalidates: ['mails', 'orders'],
    mutationFn: () => apiMutation<unknown>('POST', paths.tryMailNow(mailId), {}),
    failure: { fallback: apiText.updateFailed },
    onSuccess: () => showToast({ title: text.triedNow }),
  });
  return (
    <Button icon={RefreshCw} isPending={tryNow.isPending} onClick={() => tryNow.mutate()}>
      {text.tryNow}
    </Button>
  );
}

function deliveryRows(mail: AdminMailDetail): Parameters<typeof DescriptionList>[0]['rows'] {
  const { toName, toAddress, state, settledAt, nextTryAt, tries, remark, quotes, order } = mail;
  return [
    [text.to, toName && toAddress ? `${toName}, ${toAddress}` : recipientText(mail)],
    [text.kind, mail.label],
    [
      text.quotes,
      (order || quotes.length > 0) && (
        <span className="num flex flex-wrap gap-x-3">
          {order && (
            <Link href={orderPath(order.id)} className="font-label text-chalk hover:underline">
              <Reference>{order.reference}</Reference>
            </Link>
          )}
          {quotes.map(({ id, reference }) => (
            <Link key={id} href={`?item=${id}`} className="font-label text-chalk hover:underline">
              <Reference>{reference}</Reference>
            </Link>
          ))}
        </span>
      ),
    ],
    [text.created, fullDateAndTime(mail.createdAt)],
    [text.settled[state], settledAt && fullDateAndTime(settledAt)],
    [text.nextTry, nextTryAt && fullDateAndTime(nextTryAt)],
    [text.tries, tries > 0 && tries],
    [text.remark[state], remark],
  ];
}

function ResendButton({ mail, onOpen }: { mail: AdminMailDetail; onOpen: (mailId: string) => void }) {
  const resend = useAdminMutation({
    invalidates: ['mails', 'orders'],
    mutationFn: () => apiMutation<ResendMailResponse>('POST', paths.resendMail(mail.id), {}),
    failure: apiText.createFailed,
    onSuccess: ({ id }) =>
      showToast({ title: text.resent, action: { label: text.open, onChoose: () => onOpen(id) } }),
  });
  return (
    <ButtonWithConfirmation
      icon={SendHorizontal}
      label={text.resend}
      title={text.resendTitle(mail.label)}
      description={text.resendDetail(mail.toAddress ?? recipientText(mail))}
      isDanger={false}
      mutation={resend}
    />
  );
}

/** Emails to the team have no recipient address. */
export const recipientText = ({ kind, toName, toAddress }: AdminMail): string => {
  if (toName ?? toAddress) return toName ?? toAddress ?? '';
  return kind.startsWith('staff-') && kind !== 'staff-invitation' ? text.team : text.noRecipient;
};

const tones = { waiting: 'action', sent: 'ok', failed: 'bad', withheld: 'neutral' } as const satisfies Record<
  AdminMail['state'],
  BadgeTone
>;

export const MailStateBadge = ({ state }: Pick<AdminMail, 'state'>) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
);
