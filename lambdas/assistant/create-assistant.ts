import type { Topic } from '../../content/schema/topics';
import type { Language } from '../../content/core/language';
import { type Analyse, type Analysis, analyseOnce } from './analyse';
import type { Assistant, Question, Reply } from './assistant';
import { carryContext, REACH } from './carry-context';
import { checkGrounding } from './check-grounding';
import { cleanQuestion } from './clean-question';
import { type Answer, composeReply } from './compose-reply';
import type { Classifier } from './classifier/classifier';
import { combine } from './classifier/combine';
import { createClassifier } from './classifier/create-classifier';
import { courtesyOf } from './courtesy';
import { decideShape } from './decide-shape';
import type { Concept } from './lexicon/concepts';
import { conceptOf } from './lexicon/lexicon';
import { VAGUE } from './lexicon/vague';
import type { Knowledge, Passage } from './knowledge';
import { type SearchPassages, searchPassages } from './search-passages';
import { splitSentences } from './split-sentences';

export interface AssistantOptions {
  /** Told of a reply that was held back because of what no cited passage says. */
  onUngrounded?: (reply: Reply, ungrounded: readonly string[]) => void;
  /** What a reply says without a source; for tests, which show what would go out without it. */
  check?: (reply: string, cited: readonly Passage[]) => string[];
}

const MOST_ANSWERS = 2;

/** Answers from the site's own content, without a model and without the network. */
export function createAssistant(
  knowledge: Knowledge,
  { onUngrounded, check = checkGrounding }: AssistantOptions = {},
): Assistant {
  const passageOf = passagesByTopic(knowledge);
  const search = searchPassages(knowledge.passages);
  const classify = knowledge.classifier && createClassifier(knowledge.classifier);
  const byId = new Map(knowledge.passages.map((passage) => [passage.id, passage]));

  const grounded = (reply: Reply, language: Language): Reply => {
    const cited = reply.citations.flatMap((id) => byId.get(id) ?? []);
    const ungrounded = check(reply.text, cited).filter((what) => what !== knowledge.name);
    if (ungrounded.length === 0) return reply;
    onUngrounded?.(reply, ungrounded);
    return composeReply({ shape: 'out-of-scope' }, knowledge, language);
  };

  return (question) => {
    const answer = answerTo(
      question,
      (topic) => passageOf(topic, question.language),
      search,
      classify,
    );
    return Promise.resolve(
      grounded(composeReply(answer, knowledge, question.language), question.language),
    );
  };
}

/** The passage that answers a topic: the one that answers the fewest others. */
function passagesByTopic(
  knowledge: Knowledge,
): (topic: Topic, language: Language) => Passage | undefined {
  const best = new Map<string, Passage>();
  for (const passage of knowledge.passages) {
    for (const topic of passage.topics) {
      const key = `${passage.language} ${topic}`;
      const known = best.get(key);
      if (!known || passage.topics.length < known.topics.length) best.set(key, passage);
    }
  }
  return (topic, language) => best.get(`${language} ${topic}`);
}

function answerTo(
  { text, language, history, isOver }: Question,
  passageOf: (topic: Topic) => Passage | undefined,
  search: SearchPassages,
  classify: Classifier | undefined,
): Answer {
  if (isOver) return { shape: 'hand-off', isOver };
  const courtesy = courtesyOf(text);
  if (courtesy) return { shape: 'courtesy', courtesy };
  const clean = cleanQuestion(text);
  const same = history.length === 0 ? search.asked(clean, language) : undefined;
  if (same) return { shape: 'sure', passages: [same] };
  const analyse = analyseOnce();
  const answer = byLexicon(clean, { language, history }, passageOf, search, analyse);
  return classify ? combine(answer, classify(text, history, analyse), passageOf) : answer;
}

/** What the concepts of a question ask for, or else a passage that holds its words. */
function byLexicon(
  clean: string,
  { language, history }: Pick<Question, 'language' | 'history'>,
  passageOf: (topic: Topic) => Passage | undefined,
  search: SearchPassages,
  analyse: Analyse,
): Answer {
  const { asked, told } = splitSentences(clean);
  const toldOf = told.map(analyse);
  const earlier = [
    ...[...toldOf].reverse(),
    ...history
      .filter(({ role }) => role === 'user')
      .slice(-REACH)
      .map(({ content }) => analyse(cleanQuestion(content)))
      .reverse(),
  ];
  const answers: Answer[] = [];
  const before: Analysis[] = [];
  for (const sentence of asked) {
    const analysis = pointed(analyse(sentence), asked, told, analyse);
    const concepts = withToldMatters(carryContext(analysis, [...before, ...earlier]), toldOf);
    answers.push(answerOf(decideShape(analysis, concepts), passageOf));
    before.unshift(analysis);
  }
  const answer = together(answers);
  if (answer.shape === 'sure' || answer.shape === 'hand-off') return answer;
  const whole = analyse([...told, ...asked].join('. '));
  const second =
    told.length === 0
      ? answer
      : together([answerOf(decideShape(whole, carryContext(whole, earlier)), passageOf), answer]);
  if (second.shape === 'sure' || whole.foreign.length > 0) return second;
  const found = search.holding(asked.join(' '), language);
  return found ? { shape: 'sure', passages: [found] } : second;
}

/**
 * "My father uses a screen reader. Could he order from your shop?": a question that names a service
 * alone is also about the unmistakable matters told before it.
 */
function withToldMatters(
  concepts: ReadonlySet<Concept>,
  told: readonly Analysis[],
): ReadonlySet<Concept> {
  const roles = new Set([...concepts].map((concept) => conceptOf(concept).role));
  if (roles.has('aspect') || roles.has('matter')) return concepts;
  const matters = told
    .flatMap((analysis) => [...analysis.concepts])
    .filter((concept) => conceptOf(concept).role === 'matter' && !VAGUE.has(concept));
  return new Set([...concepts, ...matters]);
}

/** A question without a matter of its own, such as "do you offer that?", is read with what is told. */
function pointed(
  question: Analysis,
  asked: readonly string[],
  told: readonly string[],
  analyse: Analyse,
): Analysis {
  const points = [...question.concepts].every((concept) => conceptOf(concept).role === 'modifier');
  return points && told.length > 0 ? analyse([...told, ...asked].join('. ')) : question;
}

function answerOf(
  decision: ReturnType<typeof decideShape>,
  passageOf: (topic: Topic) => Passage | undefined,
): Answer {
  if (!('topics' in decision)) return decision;
  const passages = [...new Set(decision.topics.flatMap((topic) => passageOf(topic) ?? []))];
  return passages.length === 0 ? { shape: 'out-of-scope' } : { shape: decision.shape, passages };
}

/** One answer to several questions: the sure ones, up to two, or else the best of the rest. */
function together(answers: readonly Answer[]): Answer {
  const handOff = answers.find(({ shape }) => shape === 'hand-off');
  if (handOff) return handOff;
  const sure = answers.flatMap((answer) => (answer.shape === 'sure' ? answer.passages : []));
  if (sure.length > 0)
    return { shape: 'sure', passages: [...new Set(sure)].slice(0, MOST_ANSWERS) };
  return answers.find(({ shape }) => shape === 'unsure') ?? { shape: 'out-of-scope' };
}
