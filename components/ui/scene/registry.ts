import type { SceneName } from '../../../content/schema/scene';
import type { Drawing } from './draw';
import { anotherDoor } from './scenes/another-door';
import { barge } from './scenes/barge';
import { beacon } from './scenes/beacon';
import { beforeSummer } from './scenes/before-summer';
import { boatyard } from './scenes/boatyard';
import { boutique } from './scenes/boutique';
import { cafe } from './scenes/cafe';
import { capital } from './scenes/capital';
import { climbing } from './scenes/climbing';
import { coffeeBar } from './scenes/coffee-bar';
import { estate } from './scenes/estate';
import { fairway } from './scenes/fairway';
import { ferryCrossing } from './scenes/ferry-crossing';
import { foghorn } from './scenes/foghorn';
import { fortress } from './scenes/fortress';
import { harbour } from './scenes/harbour';
import { hotel } from './scenes/hotel';
import { lift } from './scenes/lift';
import { lock } from './scenes/lock';
import { mailboxes } from './scenes/mailboxes';
import { marketTown } from './scenes/market-town';
import { meeting } from './scenes/meeting';
import { rowers } from './scenes/rowers';
import { scaffold } from './scenes/scaffold';
import { scales } from './scenes/scales';
import { seaChart } from './scenes/sea-chart';
import { shipyardCrane } from './scenes/shipyard-crane';
import { slipway } from './scenes/slipway';
import { sound } from './scenes/sound';
import { telescope } from './scenes/telescope';
import { toolbox } from './scenes/toolbox';
import { tramStop } from './scenes/tram-stop';
import { underground } from './scenes/underground';
import { watermill } from './scenes/watermill';
import { weaving } from './scenes/weaving';

/** Every scene that content may name. */
export const SCENES: Record<SceneName, Drawing> = {
  'another-door': anotherDoor,
  barge,
  beacon,
  'before-summer': beforeSummer,
  boatyard,
  boutique,
  cafe,
  capital,
  climbing,
  'coffee-bar': coffeeBar,
  estate,
  fairway,
  'ferry-crossing': ferryCrossing,
  foghorn,
  fortress,
  harbour,
  hotel,
  lift,
  lock,
  mailboxes,
  'market-town': marketTown,
  meeting,
  rowers,
  scaffold,
  scales,
  'sea-chart': seaChart,
  'shipyard-crane': shipyardCrane,
  slipway,
  sound,
  telescope,
  toolbox,
  'tram-stop': tramStop,
  underground,
  watermill,
  weaving,
};
