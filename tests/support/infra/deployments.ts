import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { cachePath, writeAtomic } from '../../../build/files/cache';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { type Stacks, buildApp } from '../../../infra/build-app';
import { readTemplate, type StackTemplate } from '../../../infra/checks/assembly';
import type { Prepared } from '../../../infra/release/prepare';
import { PROJECT } from '../../../content/core/project';
import { STAGES, type Variant } from './configurations';

/** A variant's templates as CloudFormation would be given them, and the folders they upload. */
interface Deployment {
  prepared: Prepared;
  stacks: readonly StackTemplate[];
  /** Synthesised app, with the files of every asset. */
  outdir: string;
}

const fileOf = (variant: Variant): string => cachePath('infra-tests', `${variant}.json`);
const outdirOf = (variant: Variant): string => cachePath('infra-tests', `${variant}.cdk.out`);

/** All templates of a synthesised app. */
export const templatesOf = (assembly: CloudAssembly): StackTemplate[] =>
  assembly.stacks.map(({ stackName, environment, templateFullPath }) => ({
    name: stackName,
    region: environment.region,
    template: readTemplate(templateFullPath),
  }));

/** `new App()` does not read cdk.json, which decides much of what is synthesised. */
export const context = (): Record<string, unknown> =>
  (
    JSON.parse(readFileSync(join(PROJECT, 'cdk.json'), 'utf8')) as {
      context: Record<string, unknown>;
    }
  ).context;

/** The app of a variant; the validator is left to the one test that is about it. */
export const appOf = (variant: Variant, prepared: Prepared, outdir = outdirOf(variant)): Stacks =>
  buildApp(STAGES[variant], prepared, undefined, {
    outdir,
    context: context(),
    builtinCloudFormationValidation: false,
  });

export async function writeDeployment(variant: Variant, prepared: Prepared): Promise<void> {
  await rm(outdirOf(variant), { recursive: true, force: true });
  const stacks = templatesOf(appOf(variant, prepared).app.synth());
  await writeAtomic(fileOf(variant), JSON.stringify({ prepared, stacks }));
}

export async function deployment(variant: Variant): Promise<Deployment> {
  const { prepared, stacks } = JSON.parse(await readFile(fileOf(variant), 'utf8')) as Deployment;
  return { prepared, stacks, outdir: outdirOf(variant) };
}
