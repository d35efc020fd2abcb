import {
  paths,
  type AccountResponse,
  type BeginSecondFactorResponse,
  type BeginSecondFactorRequest,
  type ProveSecondFactorRequest,
  type RecoveryCodesResponse,
} from '@app/contracts';
import { Badge, Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUserKey } from '../../lib/api';
import { Card } from '../../lib/page';
import { ConfirmCode } from './confirm-code';
import { ConfirmPassword } from './confirm-password';
import { RecoveryCodes } from './recovery-codes';
import { text } from './text';

type Step =
  | { at: 'overview' | 'begin' | 'renew' | 'remove' }
  | { at: 'confirm'; begun: BeginSecondFactorResponse }
  | { at: 'codes'; codes: readonly string[] };

const fewCodes = 3;

export function SecondFactor({ account }: { account: AccountResponse }) {
  const [step, setStep] = useState<Step>({ at: 'overview' });
  const { email, hasSecondFactor } = account;
  return (
    <Card
      className="text-small"
      title={text.secondFactor}
      detail={text.secondFactorIntro}
      aside={
        <Badge tone={hasSecondFactor ? 'ok' : 'neutral'}>{hasSecondFactor ? text.isOn : text.isOff}</Badge>
      }
    >
      <StepView account={account} step={step} onStep={setStep} key={`${step.at}-${email}`} />
    </Card>
  );
}

interface StepViewProps {
  account: AccountResponse;
  step: Step;
  onStep: (step: Step) => void;
}

const startSetup = ({ password }: BeginSecondFactorRequest) =>
  apiMutation<BeginSecondFactorResponse>('POST', paths.secondFactor, { password });
const postWithProof =
  <Result,>(path: string) =>
  ({ password, code }: ProveSecondFactorRequest) =>
    apiMutation<Result>('POST', path, { password, code: code.trim() });

function StepView({ account, step, onStep }: StepViewProps) {
  const { email } = account;
  const client = useQueryClient();
  const showOverview = () => onStep({ at: 'overview' });
  /** The current user's data tells whether a second factor is set up. */
  const refetchUser = () => {
    void client.invalidateQueries({ queryKey: currentUserKey });
    showOverview();
  };
  const showCodes = ({ recoveryCodes }: RecoveryCodesResponse) =>
    onStep({ at: 'codes', codes: recoveryCodes });
  const proof = { email, onCancel: showOverview };
  switch (step.at) {
    case 'overview':
      return <Overview account={account} onStep={onStep} />;
    case 'begin':
      return (
        <ConfirmPassword
          {...proof}
          title={text.setUp}
          intro=""
          confirmLabel={text.goOn}
          mutationFn={startSetup}
          onSuccess={(begun) => onStep({ at: 'confirm', begun })}
        />
      );
    case 'confirm':
      return <ConfirmCode setup={step.begun} onSuccess={showCodes} onCancel={showOverview} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} email={email} onDone={refetchUser} />;
    case 'renew':
      return (
        <ConfirmPassword
          {...proof}
          title={text.renew}
          intro={text.renewIntro}
          confirmLabel={text.renew}
          needsCode
          mutationFn={postWithProof<RecoveryCodesResponse>(paths.recoveryCodes)}
          onSuccess={showCodes}
        />
      );
    case 'remove':
      return (
        <ConfirmPassword
          {...proof}
          title={text.remove}
          intro={text.removeIntro}
          confirmLabel={text.remove}
          isDanger
          needsCode
          mutationFn={postWithProof<AccountResponse>(paths.removeSecondFactor)}
          onSuccess={() => {
            showToast({ title: text.removed });
            refetchUser();
          }}
        />
      );
  }
}

function Overview({ account, onStep }: Pick<StepViewProps, 'account' | 'onStep'>) {
  const { hasSecondFactor, recoveryCodesLeft } = account;
  if (!hasSecondFactor) {
    return (
      <Button kind="primary" onClick={() => onStep({ at: 'begin' })}>
        {text.setUp}
      </Button>
    );
  }
  return (
    <>
      <p className="mb-3 text-ink-2">
        {text.codesLeft(recoveryCodesLeft)}
        {recoveryCodesLeft < fewCodes && ` ${text.fewCodes}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onStep({ at: 'renew' })}>{text.renew}</Button>
        <Button kind="danger" onClick={() => onStep({ at: 'remove' })}>
          {text.remove}
        </Button>
      </div>
    </>
  );
}
