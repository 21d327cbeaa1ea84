import { join } from 'node:path';
import { decodeYaml } from '../../build/content/decode';
import { readSource } from '../../build/content/source';
import { emailServiceFor } from '../../build/assembly/email-service';
import { ContentError } from '../../content/core/problem';
import { Site } from '../../content/schema/site';
import type { Stage } from '../configuration/configuration';
import { buildEnvironment } from './build-environment';

const SITE_FILE = join(import.meta.dirname, '../../content/site.yaml');

/**
 * Ids of the e-mail service that the pages of a stage would be built with although they are nobody's;
 * every message of the contact form would be lost.
 *
 * @throws ContentError where the content cannot be read.
 */
export function exampleFormIds(stage: Stage, env: NodeJS.ProcessEnv): string[] {
  const source = readSource(SITE_FILE);
  if (!('text' in source)) throw new ContentError([source]);
  const decoded = decodeYaml(Site, source);
  if (!decoded.ok) throw new ContentError(decoded.problems);
  const { publicKey, serviceId, templateId } = emailServiceFor('build', decoded.value.data, {
    ...env,
    ...buildEnvironment(stage),
  });
  return Object.entries({ publicKey, serviceId, templateId }).flatMap(([key, id]) =>
    /example/i.test(id) ? [`emailService.${key}: ${id}`] : [],
  );
}
