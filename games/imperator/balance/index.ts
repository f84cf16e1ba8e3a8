/** Games between equal bots, by scenario: for whoever shows how even they are. Written by scripts/balance.ts. No part of the game. */
import { type Json, plain } from "@rubicon/engine";
import s1AvidiusCassius from "./s1_avidius_cassius.json" with { type: "json" };
import s2ParthianWar from "./s2_parthian_war.json" with { type: "json" };
import s3MarcomannicWars from "./s3_marcomannic_wars.json" with { type: "json" };
import s4FiveEmperors from "./s4_five_emperors.json" with { type: "json" };
import s5GrandCampaign from "./s5_grand_campaign.json" with { type: "json" };
import s6SeverusCaracalla from "./s6_severus_caracalla.json" with { type: "json" };

export const BALANCE: readonly Json[] = [
  s1AvidiusCassius,
  s2ParthianWar,
  s3MarcomannicWars,
  s4FiveEmperors,
  s5GrandCampaign,
  s6SeverusCaracalla,
].map(plain);
