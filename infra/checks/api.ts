import {
  type Finding,
  type StackTemplate,
  at,
  entries,
  finding,
  numberOf,
  resources,
  textOf,
} from './assembly';

const TRANSCRIPT = 'ANY /api/send-chat-transcript';

/** The API is limited, most of all where it sends mail, and its log says nothing of who asked what. */
export const apiStage = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, 'AWS::ApiGatewayV2::Stage').flatMap((resource) => {
    const { properties } = resource;
    const rate = numberOf(at(properties, 'DefaultRouteSettings', 'ThrottlingRateLimit'));
    const burst = numberOf(at(properties, 'DefaultRouteSettings', 'ThrottlingBurstLimit'));
    const tight = numberOf(at(properties, 'RouteSettings', TRANSCRIPT, 'ThrottlingRateLimit'));
    const format = textOf(at(properties, 'AccessLogSettings', 'Format'));
    const keys = resources(stacks, 'AWS::ApiGatewayV2::Route').map(({ properties }) =>
      textOf(at(properties, 'RouteKey')),
    );
    return [
      ...(rate > 0 && burst >= rate ? [] : ['no limit on requests']),
      ...(tight > 0 && tight <= rate ? [] : ['no tighter limit on transcripts']),
      ...entries(at(properties, 'RouteSettings'))
        .filter(([key]) => !keys.includes(key))
        .map(([key]) => `limits ${key}, which is no route`),
      ...(format === '' ? ['no access log'] : []),
      ...(/sourceIp|userAgent|\bip\b|querystring|requestQuery|\$context\.path\b|authorizer/i.test(
        format,
      )
        ? ['the access log says who asked, or what']
        : []),
    ].map(finding('api-stage', resource));
  });

/** Routes carry the prefix under which CloudFront asks for them, and lead to an integration. */
export const apiRoutes = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, 'AWS::ApiGatewayV2::Route').flatMap((resource) => {
    const key = textOf(at(resource.properties, 'RouteKey'));
    return [
      ...(/^[A-Z]+ \/api\//.test(key) ? [] : [`${key} is not below /api/`]),
      ...(at(resource.properties, 'Target') === undefined ? [`${key} leads nowhere`] : []),
    ].map(finding('api-routes', resource));
  });
