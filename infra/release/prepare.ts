import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkModelNotice, PRIVACY_POLICY } from '../../build/check/check-model-notice';
import { cachePath } from '../../build/files/cache';
import { type Release, readRelease } from '../../build/files/read-release';
import { knowledgeFileOf } from '../../build/knowledge/knowledge-file';
import {
  ASSISTANT_NAMES,
  type BundledFunctions,
  bundleFunctions,
} from '../../lambdas/bundle/bundle-functions';
import { CommandError } from '../../content/core/command-line';
import { displayPath } from '../../content/core/display-path';
import { perLanguage } from '../../content/core/language';
import { editionPath, fileOf } from '../../content/core/paths';
import { ContentError } from '../../content/core/problem';
import { DEFAULT_STAGE } from '../../content/core/stage';
import { committedWeights, WEIGHTS_FILE } from '../../lambdas/assistant/weights-file';
import { securityHeaders } from '../../lambdas/edge/security-headers';
import { bundleEdgeFunction } from '../../lambdas/edge/bundle-edge-function';
import { hostOf, type Stage } from '../configuration/configuration';
import { stageUploads, type Upload } from './stage-uploads';

/** Everything that a deployment carries, ready on disk: what stacks are made of is data. */
export interface Prepared {
  release: string;
  uploads: readonly Upload[];
  edge: {
    viewerRequest: string;
    viewerResponse: string;
    headers: Readonly<Record<string, string>>;
  };
  functions: BundledFunctions;
}

/**
 * Makes a deployment of a built site.
 *
 * @param dist - output folder of the build.
 * @param area - names the working folder, so that two preparations do not meet.
 * @throws CommandError where there is none, ContentError where its pages keep quiet about the model,
 * KnowledgeError where what the assistant has learnt is no such thing.
 */
export async function prepare(stage: Stage, dist: string, area = stage.name): Promise<Prepared> {
  const dir = cachePath('deployment', area);
  const release = await readRelease(dist);
  checkModel(stage, dist, release);
  const [uploads, edge, functions] = await Promise.all([
    stageUploads(release, join(dir, 'uploads')),
    bundleEdge(stage, release),
    bundleFunctions(join(dir, 'functions')),
  ]);
  await addAssistantFiles(knowledgeFileOf(dist), functions.chat.dir);
  return { release: release.id, uploads, edge, functions };
}

/** The functions at the edge, which is all of a deployment that differs from stage to stage. */
export async function bundleEdge(
  { name, configuration }: Stage,
  { id, table, reached }: Omit<Release, 'files'>,
): Promise<Prepared['edge']> {
  // Without a domain of its own the site answers at whatever address CloudFront gives it.
  const host = configuration.domain ? hostOf(configuration) : '';
  const [viewerRequest, viewerResponse] = await Promise.all([
    bundleEdgeFunction('viewer-request', { release: id, table, host }),
    bundleEdgeFunction('viewer-response'),
  ]);
  const headers = {
    ...securityHeaders(reached),
    ...(name === DEFAULT_STAGE ? {} : { 'x-robots-tag': 'noindex' }),
  };
  return { viewerRequest, viewerResponse, headers };
}

/** Whoever built the site may not have told the build of the model that this stage asks. */
function checkModel({ configuration }: Stage, dist: string, { files }: Release): void {
  const { bedrockModelId } = configuration.chat;
  if (!bedrockModelId) return;
  const policies = perLanguage((language) => {
    const path = `/${fileOf(editionPath(PRIVACY_POLICY, language))}`;
    const text = files.find((file) => file.path === path)?.bytes.toString() ?? '';
    return { file: displayPath(join(dist, path)), text };
  });
  const problems = checkModelNotice(policies, bedrockModelId);
  if (problems.length > 0) throw new ContentError(problems);
}

/** Puts what the build wrote for the assistant, and what it has learnt, beside its code. */
async function addAssistantFiles(knowledge: string, dir: string): Promise<void> {
  if (!existsSync(knowledge)) {
    throw new CommandError(
      `${knowledge} is missing, which the assistant answers from. Build the site first: npm run build`,
    );
  }
  // What is broken is told here, and not by the functions.
  committedWeights();
  await copyFile(knowledge, join(dir, ASSISTANT_NAMES.knowledge));
  await copyFile(WEIGHTS_FILE, join(dir, ASSISTANT_NAMES.weights));
}
