import { App, type AppProps, Tags } from 'aws-cdk-lib';
import type { Stage } from './configuration/configuration';
import { stackNameOf } from './configuration/names';
import type { Prepared } from './release/prepare';
import { EdgeWatchStack } from './stacks/edge-watch-stack';
import { GlobalStack, needsGlobalStack } from './stacks/global-stack';
import { SiteStack } from './stacks/site-stack';

export interface Stacks {
  app: App;
  global: GlobalStack | undefined;
  site: SiteStack;
  watch: EdgeWatchStack;
}

/** The region whose resources CloudFront sees. */
const GLOBAL_REGION = 'us-east-1';

/**
 * Every stack of a stage, in the order they are deployed.
 *
 * @param account - where the configuration names none; stacks are then for any account.
 */
export function buildApp(
  stage: Stage,
  prepared: Prepared,
  account: string | undefined,
  props: AppProps = {},
): Stacks {
  const app = new App({ analyticsReporting: false, ...props });
  const { name, region } = stage.configuration;
  const prefix = stackNameOf(stage);
  const owner = stage.configuration.account ?? account;
  const env = (region: string) => ({ region, ...(owner ? { account: owner } : {}) });
  const termination = { terminationProtection: stage.name === 'production' };
  const global = needsGlobalStack(stage)
    ? new GlobalStack(app, `${prefix}-global`, { stage, env: env(GLOBAL_REGION), ...termination })
    : undefined;
  const site = new SiteStack(app, prefix, {
    stage,
    prepared,
    certificate: global?.certificate,
    webAclArn: global?.webAclArn,
    env: env(region),
    ...termination,
  });
  const watch = new EdgeWatchStack(app, `${prefix}-watch`, {
    stage,
    siteStack: site,
    env: env(GLOBAL_REGION),
    ...termination,
  });
  Tags.of(app).add('site', name);
  Tags.of(app).add('stage', stage.name);
  return { app, global, site, watch };
}
