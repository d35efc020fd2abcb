import type { CustomerAppointment } from '@app/contracts';
import { Button, longDateAndTime, longDateAndTimes } from '@app/ui';
import { useState } from 'react';
import { PhoneLink } from '../../../lib/contact-links';
import { text } from '../text';
import { type ChangeFailure, useChangeAppointment } from '../use-order';
import { TimePicker } from './time-picker';

interface AppointmentPanelProps {
  token: string;
  appointment: CustomerAppointment;
  isOrder: boolean;
}

type Step = 'looking' | 'moving' | 'cancelling';

/** An appointment: to be picked; to be moved or given up until a day before; or over. */
export function AppointmentPanel({ token, appointment, isOrder }: AppointmentPanelProps) {
  const { kind, state, startsAt, endsAt, times } = appointment;
  const [step, setStep] = useState<Step>('looking');
  const [said, setSaid] = useState<string | null>(null);
  const { change, isPending, failure, reset } = useChangeAppointment(token, appointment.id);
  const words = text.kinds[kind];
  const time = startsAt && endsAt ? longDateAndTimes(startsAt, endsAt) : null;

  const go = (next: Step) => {
    reset();
    setSaid(null);
    setStep(next);
  };
  const pick = (picked: string) =>
    change(picked, {
      onSuccess: (order) => {
        const { startsAt: from, endsAt: to } = order.appointment ?? {};
        setStep('looking');
        setSaid(from && to ? text.nowBooked(longDateAndTimes(from, to)) : null);
      },
    });
  const giveUp = () => change(null, { onSuccess: () => go('looking') });

  return (
    <section
      aria-labelledby="appointment"
      className="rounded-2 border border-line bg-surface px-5.5 py-5.5 tablet:px-7"
    >
      <h2 id="appointment" className="font-display text-h3">
        {state === 'offered' && isOrder ? words.choose : words.name}
      </h2>
      {time && (
        <p className="mt-2 text-lede">
          <b className="font-strong">{time}</b>
        </p>
      )}
      {isOrder && state !== 'cancelled' && <p className="mt-2 text-ink-2">{words.purpose}</p>}
      <div role="status">{said && state === 'booked' && <p className="mt-3 text-ok">{said}</p>}</div>
      {failure && <Failure failure={failure} />}
      {state === 'cancelled' && <Ring title={text.cancelled} words={text.cancelledText} />}
      {isOrder && state === 'offered' && (
        <TimePicker times={times} submit={text.pick} isPending={isPending} onPick={pick} />
      )}
      {state === 'booked' && time && step === 'looking' && (
        <Booked appointment={appointment} isOrder={isOrder} go={go} />
      )}
      {state === 'booked' && step === 'moving' && (
        <>
          <TimePicker times={times} submit={text.move} isPending={isPending} onPick={pick} />
          <Button kind="ghost" className="mt-2" onClick={() => go('looking')}>
            {text.keepIt}
          </Button>
        </>
      )}
      {state === 'booked' && time && step === 'cancelling' && (
        <div role="group" aria-label={text.cancelTitle} className="mt-5">
          <p className="font-strong">{text.cancelTitle}</p>
          <p className="mt-1 text-ink-2">{text.cancelText(time)}</p>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Button kind="quiet" onClick={() => go('looking')}>
              {text.cancelNo}
            </Button>
            <Button kind="danger" isPending={isPending} onClick={giveUp}>
              {text.cancelYes}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

interface BookedProps {
  appointment: CustomerAppointment;
  isOrder: boolean;
  go: (step: Step) => void;
}

/** What can be done about a booked time, until its deadline. */
function Booked({ appointment: { changeableUntil, times }, isOrder, go }: BookedProps) {
  if (!isOrder) return null;
  if (!changeableUntil || times.length === 0) return <Ring words={text.tooLate} />;
  return (
    <>
      <p className="mt-3 text-small text-ink-3">{text.until(longDateAndTime(changeableUntil))}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button kind="secondary" onClick={() => go('moving')}>
          {text.moveIt}
        </Button>
        <Button kind="quiet" onClick={() => go('cancelling')}>
          {text.cancelIt}
        </Button>
      </div>
    </>
  );
}

const Ring = ({ title, words }: { title?: string; words: string }) => (
  <p className="mt-3 text-ink-2">
    {title && <b className="mr-1 font-strong text-ink">{title}.</b>}
    {words} <PhoneLink phone={text.company.phone} />
  </p>
);

const Failure = ({ failure: { sentence, isTaken } }: { failure: ChangeFailure }) => (
  <p role="alert" className="mt-3 text-bad">
    {sentence ?? text.notSent} {isTaken && text.freshTimes}
  </p>
);
