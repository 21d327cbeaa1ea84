import type { Stage } from '../configuration/configuration';

/** What the build is told of a stage, so that pages and functions agree on address, keys and model. */
export const buildEnvironment = ({ configuration }: Stage): Record<string, string> => {
  const { site, chat, emailService } = configuration;
  return {
    SITE_URL: site,
    CHAT_PUBLIC_KEY: chat.publicKey,
    ...(chat.bedrockModelId ? { ASSISTANT_BEDROCK_MODEL_ID: chat.bedrockModelId } : {}),
    ...(emailService
      ? {
          EMAILJS_PUBLIC_KEY: emailService.publicKey,
          EMAILJS_SERVICE_ID: emailService.serviceId,
          EMAILJS_TEMPLATE_ID: emailService.templateId,
        }
      : {}),
  };
};
