import {
  type Finding,
  type StackTemplate,
  at,
  finding,
  numberOf,
  resources,
  textOf,
} from './assembly';

/** The API is limited, and its log says nothing of who asked what. */
export const apiStage = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, 'AWS::ApiGatewayV2::Stage').flatMap((resource) => {
    const { properties } = resource;
    const rate = numberOf(at(properties, 'DefaultRouteSettings', 'ThrottlingRateLimit'));
    const burst = numberOf(at(properties, 'DefaultRouteSettings', 'ThrottlingBurstLimit'));
    const format = textOf(at(properties, 'AccessLogSettings', 'Format'));
    return [
      ...(rate > 0 && burst >= rate ? [] : ['no limit on requests']),
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
