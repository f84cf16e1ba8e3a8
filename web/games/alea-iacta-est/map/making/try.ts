import { readFileSync, writeFileSync } from "node:fs";
import { lengthOf } from "../../../../drawing/plane.ts";
import { closed, straight, curveThrough } from "../../../../drawing/lines.ts";
import { makeLand, ZONES, FIRST_SEA, sizeOf } from "./land.ts";
const t0 = Date.now();
const land = makeLand();
console.log("ms", Date.now() - t0, "points", land.shores.flat().length, "border points", land.borders.flatMap(b=>b.line).length, land.borders.length);
const map = JSON.parse(readFileSync("games/alea-iacta-est/data/map.json", "utf8"));
const key=(a:string,b:string)=>[a,b].sort().join(" ");
const listed = new Map<string,string>(); 
const facts = JSON.parse(readFileSync("/work/shared/facts/alea-iacta-est/map.json","utf8"));
for (const [a,b,k] of facts.adjacency) listed.set(key(a,b),k);
const drawn = new Map<string,number>();
for (const {between:[a,b],line} of land.borders) if (a>=0) { const k=key(ZONES[a],ZONES[b]); drawn.set(k,(drawn.get(k)??0)+lengthOf(line)); }
for (const [k,kind] of listed) if (kind!=="coast" && !kind.startsWith("strait") && !drawn.has(k)) console.log("missing",k,kind);
for (const [k,l] of drawn) { if(!listed.has(k)) console.log("extra",k,l.toFixed(1)); else if (l<12) console.log("short",k,l.toFixed(1)); else if (listed.get(k)==="strait"||listed.get(k)?.startsWith("strait")) console.log("bridge",k,l); }
ZONES.forEach((id,i)=>{ const s=land.areas[i].map(sizeOf).sort((a,b)=>b-a); if(s.length===0||s[0]<2500|| s.filter(n=>n<20).length) console.log(id,s.map(n=>n.toFixed(0)).join(" ").slice(0,80)); });
const tint:Record<string,string>={italia:"#e3b08f",sicilia:"#c9b7dd",hispania:"#e2c46f",gallia:"#b9cc96",graecia:"#a9bfd2",asia:"#d9adc0",africa:"#e6c48e"};
const zones=ZONES.map((id,i)=>{const d=land.areas[i].flatMap(({outline,holes})=>[outline,...holes]).map(closed).join("");return `<path d="${d}" fill-rule="evenodd" fill="${i>=FIRST_SEA?["#9fc0bb","#b4d0c8","#8fb4b4","#a8c8d0","#9db9c9","#b3c9c0","#a0c0d0"][i-FIRST_SEA]:tint[id.split("-")[0]]??"#ddd0a8"}"/>`}).join("");
const svg=`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1200" viewBox="0 0 2000 1200"><rect width="2000" height="1200" fill="#fff"/>${zones}${land.borders.map(b=>`<path d="${curveThrough(b.line)}" fill="none" stroke="#43301c" stroke-width="1.5"/>`).join("")}${land.shores.map(r=>`<path d="${closed(r)}" fill="none" stroke="#333" stroke-width="1"/>`).join("")}${land.rivers.map(r=>`<path d="${straight(r)}" fill="none" stroke="#2f78a5" stroke-width="3"/>`).join("")}</svg>`;
writeFileSync("/tmp/proto/map.html",`<body style="margin:0">${svg}`);

const g=land.areas[ZONES.indexOf("germani-1")]; for(const f of g) console.log(sizeOf(f), f.outline.filter(p=>p.y<90).map(p=>p.x+","+p.y).join(" "));

const side=(a:any,b:any)=>[`${a.x},${a.y}`,`${b.x},${b.y}`].sort().join("|");
const seaSides=new Map<string,number>();
ZONES.forEach((id,i)=>{ if(i>=FIRST_SEA) for(const f of land.areas[i]) for(const r of [f.outline,...f.holes]) r.forEach((p,n)=>seaSides.set(side(p,r[(n+1)%r.length]),i)); });
ZONES.forEach((id,i)=>{ if(i>=FIRST_SEA) return; const m=new Map<string,number>(); for(const f of land.areas[i]) for(const r of [f.outline,...f.holes]) r.forEach((p,n)=>{const q=r[(n+1)%r.length];const s=seaSides.get(side(p,q)); if(s!==undefined) m.set(ZONES[s],(m.get(ZONES[s])??0)+Math.hypot(p.x-q.x,p.y-q.y));}); 
 for(const [s,l] of m) if(listed.get(key(id,s))!=="coast") console.log("extra coast",id,s,l.toFixed(1)); else if(l<20) console.log("short coast",id,s,l);
 for(const [k,kind] of listed) if(kind==="coast"&&k.split(" ").includes(id)){const s=k.split(" ").find(x=>x!==id)!; if(!m.has(s)) console.log("missing coast",id,s);} });
