import { Stack, Token, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts a finding of the checks, for a reason that a reviewer would accept too. */
export function acknowledge(scope: IConstruct, id: string, reason: string): void {
  Validations.of(scope).acknowledge({ id, reason });
}

/** The account as cdk-nag writes it in the ids of its findings. */
export function accountOf(scope: IConstruct): string {
  const { account } = Stack.of(scope);
  return Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
}
