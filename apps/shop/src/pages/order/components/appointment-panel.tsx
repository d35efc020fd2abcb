import type { CustomerAppointment } from '@app/contracts';
import { Button, longDateAndTime, longDateAndTimes } from '@app/ui';
import { useState } from 'react';
import { DeliveryAddress } from '../../../features/deposit/components/delivery-address';
import { PhoneLink } from '../../../lib/contact-links';
import { text } from '../text';
import { type ChangeFailure, useChangeAppointment } from '../use-order';
import { useVisitAddress } from '../use-visit-address';
import { TimePicker } from './time-picker';

interface AppointmentPanelProps {
  token: string;
  appointment: CustomerAppointment;
  isActive: boolean;
}

type Step = 'viewing' | 'moving' | 'cancelling';

/** An appointment: not booked yet, booked (it can be moved or cancelled until a day before), or over. */
export function AppointmentPanel({ token, appointment, isActive }: AppointmentPanelProps) {
  const { kind, state, startsAt, endsAt, times, needsAddress } = appointment;
  const { form: addressForm, read: readAddress } = useVisitAddress();
  const canPickAgain = isActive && state === 'cancelled' && times.length > 0;
  const canPick = canPickAgain || (isActive && state === 'offered');
  const [step, setStep] = useState<Step>('viewing');
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const { change, isPending, failure, reset } = useChangeAppointment(token, appointment.id);
  const kindText = text.kinds[kind];
  const time = startsAt && endsAt ? longDateAndTimes(startsAt, endsAt) : null;

  const goToStep = (next: Step) => {
    reset();
    setConfirmation(null);
    setStep(next);
  };
  const book = (selectedStart: string) => {
    const address = needsAddress ? readAddress() : null;
    if (needsAddress && !address) return;
    change(
      { startsAt: selectedStart, address },
      {
        onSuccess: (order) => {
          const all = [...(order.appointment ? [order.appointment] : []), ...order.furtherAppointments];
          const { startsAt: from, endsAt: to } = all.find(({ id }) => id === appointment.id) ?? {};
          setStep('viewing');
          setConfirmation(from && to ? text.nowBooked(longDateAndTimes(from, to)) : null);
        },
      },
    );
  };
  const cancel = () => change(null, { onSuccess: () => goToStep('viewing') });

  return (
    <section
      aria-labelledby={`appointment-${appointment.id}`}
      className="rounded-2 border border-line bg-surface px-5.5 py-5.5 tablet:px-7"
    >
      <h2 id={`appointment-${appointment.id}`} className="font-display text-h3">
        {canPick ? kindText.choose : kindText.name}
      </h2>
      {time && state !== 'cancelled' && (
        <p className="mt-2 text-lede">
          <b className="font-strong">{time}</b>
        </p>
      )}
      {appointment.part && <p className="mt-2">{text.takes(appointment.part)}</p>}
      {isActive && (state !== 'cancelled' || canPickAgain) && (
        <p className="mt-2 text-ink-2">{kindText.purpose}</p>
      )}
      <div role="status">
        {confirmation && state === 'booked' && <p className="mt-3 text-ok">{confirmation}</p>}
      </div>
      {failure && <Failure failure={failure} />}
      {state === 'cancelled' &&
        (canPickAgain ? (
          <p className="mt-3 text-ink-2">{text.pickAgain(time)}</p>
        ) : (
          <CallUs title={text.cancelled} description={isActive ? text.cancelledText : text.callUs} />
        ))}
      {canPick && (
        <TimePicker slots={times} submitLabel={text.pick} isPending={isPending} onBook={book}>
          {needsAddress && (
            <fieldset>
              <legend className="font-strong">{text.whereToMeasure}</legend>
              <DeliveryAddress form={addressForm} lookup="place" />
            </fieldset>
          )}
        </TimePicker>
      )}
      {state === 'booked' && time && step === 'viewing' && (
        <BookedActions appointment={appointment} isActive={isActive} onGo={goToStep} />
      )}
      {state === 'booked' && step === 'moving' && (
        <>
          <TimePicker slots={times} submitLabel={text.move} isPending={isPending} onBook={book} />
          <Button kind="ghost" className="mt-2" onClick={() => goToStep('viewing')}>
            {text.keepIt}
          </Button>
        </>
      )}
      {state === 'booked' && time && step === 'cancelling' && (
        <div role="group" aria-label={text.cancelTitle} className="mt-5">
          <p className="font-strong">{text.cancelTitle}</p>
          <p className="mt-1 text-ink-2">{text.cancelText(time)}</p>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Button kind="quiet" onClick={() => goToStep('viewing')}>
              {text.cancelNo}
            </Button>
            <Button kind="danger" isPending={isPending} onClick={cancel}>
              {text.cancelYes}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

interface BookedActionsProps {
  appointment: CustomerAppointment;
  isActive: boolean;
  onGo: (step: Step) => void;
}

/** What can be done about a booked time, until its deadline. */
function BookedActions({ appointment: { changeableUntil, times }, isActive, onGo }: BookedActionsProps) {
  if (!isActive) return null;
  if (!changeableUntil || times.length === 0) return <CallUs description={text.tooLate} />;
  return (
    <>
      <p className="mt-3 text-small text-ink-3">{text.changeableUntil(longDateAndTime(changeableUntil))}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button kind="secondary" onClick={() => onGo('moving')}>
          {text.moveIt}
        </Button>
        <Button kind="quiet" onClick={() => onGo('cancelling')}>
          {text.cancelIt}
        </Button>
      </div>
    </>
  );
}

const CallUs = ({ title, description }: { title?: string; description: string }) => (
  <p className="mt-3 text-ink-2">
    {title && <b className="mr-1 font-strong text-ink">{title}.</b>}
    {description} <PhoneLink phone={text.company.phone} />
  </p>
);

const Failure = ({ failure: { message, isTaken } }: { failure: ChangeFailure }) => (
  <p role="alert" className="mt-3 text-bad">
    {message ?? text.notSent} {isTaken && text.freeTimes}
  </p>
);
