import type { Dialogue } from "../dialogue.ts";

/** What native speakers said to it who had never seen it, and what's near to that. */
export const NEWCOMERS: readonly Dialogue[] = [
  {
    id: "dentist-slang",
    now: "Thu 2026-11-05 21:30 Asia/Seoul",
    turns: [
      {
        says: "낼 3시반에 치과 예약 좀 잡아줘",
        act: { kind: "create" },
        adds: { dentist: { title: ["치과 예약", "치과"], on: "Fri 2026-11-06 15:30-16:30" } },
      },
    ],
  },
  {
    id: "lunch-at-station",
    now: "Tue 2026-05-12 10:15 Asia/Seoul",
    turns: [
      {
        says: "토요일 12시에 강남역에서 민지랑 점심 약속 잡아줘",
        act: { kind: "create" },
        adds: {
          lunch: {
            title: ["민지랑 점심 약속", "민지랑 점심"],
            on: "Sat 2026-05-16 12:00-13:00",
            location: "강남역",
          },
        },
      },
    ],
  },
  {
    id: "swimming",
    now: "Fri 2027-01-15 20:00 Asia/Seoul",
    calendar: { dinner: { title: "동창회", on: "Sat 2027-01-16 18:00-21:00" } },
    turns: [
      {
        says: "매주 월수금 아침 7시 수영 등록해줘",
        act: { kind: "create" },
        adds: {
          swim: {
            title: "수영",
            on: "Mon 2027-01-18 07:00-08:00",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,WE,FR",
          },
        },
      },
    ],
  },
  {
    id: "jeju",
    now: "Wed 2026-11-25 13:00 Asia/Seoul",
    turns: [
      {
        says: "12월 24일부터 27일까지 제주도 여행 추가해줘~",
        act: { kind: "create" },
        adds: { jeju: { title: "제주도 여행", on: "Thu 2026-12-24 - Sun 2026-12-27" } },
      },
    ],
  },
  {
    id: "three-for-tomorrow",
    now: "Mon 2026-11-30 09:10 Asia/Seoul",
    turns: [
      {
        says: "내일 오전 10시 거래처 미팅, 오후 2시 재고 정리, 저녁 7시 회식 넣어줘",
        act: { kind: "create" },
        adds: {
          client: { title: "거래처 미팅", on: "Tue 2026-12-01 10:00-11:00" },
          stock: { title: "재고 정리", on: "Tue 2026-12-01 14:00-15:00" },
          dinner: { title: "회식", on: "Tue 2026-12-01 19:00-20:00" },
        },
      },
    ],
  },
  {
    id: "hair-and-back",
    now: "Tue 2026-07-14 08:10 Asia/Tokyo",
    calendar: {
      hair: { title: "미용실", on: "Fri 2026-07-17 14:00-15:00" },
      mart: { title: "장보기", on: "Wed 2026-07-15 11:00-12:00" },
    },
    turns: [
      { says: "안녕~ 좋은 아침!", act: { kind: "greet" } },
      {
        says: "미용실 4시로 옮겨줘",
        act: { kind: "move" },
        changes: { hair: { on: "Fri 2026-07-17 16:00-17:00" } },
      },
      {
        says: "아니다 원래대로 되돌려줘",
        act: { kind: "undo" },
        changes: { hair: { on: "Fri 2026-07-17 14:00-15:00" } },
      },
    ],
  },
  {
    id: "rename",
    now: "Thu 2027-02-18 16:40 Europe/London",
    calendar: {
      weekly: { title: "주간회의", on: "Mon 2027-02-22 10:00-11:00" },
      report: { title: "보고서 제출", on: "Fri 2027-02-19" },
    },
    turns: [
      {
        says: "주간회의 이름을 팀 회의로 바꿔줘",
        act: { kind: "rename" },
        changes: { weekly: { title: "팀 회의" } },
      },
    ],
  },
  {
    id: "eye-doctor",
    now: "Mon 2027-03-15 09:30 Asia/Seoul",
    turns: [
      { says: "넌 뭐 할 수 있어?", act: { kind: "help" } },
      { says: "그럼 수요일에 안과 예약 넣어줘", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "오전 9시 반이요",
        act: { kind: "create" },
        adds: { eyes: { title: ["안과 예약", "안과"], on: "Wed 2027-03-17 09:30-10:30" } },
      },
    ],
  },
  {
    id: "sujin-at-seven",
    now: "Thu 2026-08-20 15:00 Asia/Seoul",
    calendar: { part: { title: "알바", on: "Sat 2026-08-22 10:00-15:00" } },
    turns: [
      { says: "내일 7시 수진이랑 약속", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "저녁이지 ㅋㅋ",
        act: { kind: "create" },
        adds: { sujin: { title: "수진이랑 약속", on: "Fri 2026-08-21 19:00-20:00" } },
      },
      {
        says: "2시간으로 늘려줘",
        act: { kind: "change" },
        changes: { sujin: { on: "Fri 2026-08-21 19:00-21:00" } },
      },
    ],
  },
  {
    id: "cancel-pt",
    now: "Wed 2026-11-11 12:20 America/New_York",
    calendar: {
      pt: { title: "피티", on: "Fri 2026-11-13 19:00-20:00" },
      call: { title: "엄마랑 통화", on: "Fri 2026-11-13 21:00-21:30" },
      laundry: { title: "세탁소", on: "Thu 2026-11-12 18:00-18:30" },
    },
    turns: [
      {
        says: "금요일 피티 취소해줘",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["pt"] },
      },
      { says: "응 취소해", act: { kind: "confirm", to: "cancel" }, removes: ["pt"] },
      { says: "고마워~", act: { kind: "thanks" } },
    ],
  },
  {
    id: "second-one",
    now: "Sun 2026-09-06 22:00 Asia/Seoul",
    calendar: {
      standup: { title: "팀 스탠드업", on: "Mon 2026-09-07 08:30-09:00" },
      interview: { title: "면접", on: "Mon 2026-09-07 11:00-12:00" },
      gym: { title: "헬스", on: "Mon 2026-09-07 18:00-19:00" },
      book: { title: "독서 모임", on: "Tue 2026-09-08 19:30-21:00" },
    },
    turns: [
      {
        says: "내일 일정 알려줘",
        act: { kind: "list", days: "Mon 2026-09-07", events: ["standup", "interview", "gym"] },
      },
      {
        says: "두 번째 거 오후 3시로 미뤄줘",
        act: { kind: "move" },
        changes: { interview: { on: "Mon 2026-09-07 15:00-16:00" } },
      },
      {
        says: "아니 2시로 해줘",
        act: { kind: "move" },
        changes: { interview: { on: "Mon 2026-09-07 14:00-15:00" } },
      },
    ],
  },
  {
    id: "free-on-thursday",
    now: "Mon 2026-12-14 17:30 Asia/Seoul",
    calendar: {
      school: { title: "학부모 상담", on: "Thu 2026-12-17 14:00-15:00" },
      kimchi: { title: "김장", on: "Sat 2026-12-19" },
    },
    turns: [
      { says: "오늘 며칠이야?", act: { kind: "clock", of: "date" } },
      {
        says: "목요일 오후에 나 시간 비어?",
        act: { kind: "free", span: "Thu 2026-12-17 12:00-18:00", busy: ["school"] },
      },
      { says: "그럼 오전은?", act: { kind: "free", span: "Thu 2026-12-17 06:00-12:00", busy: [] } },
    ],
  },
  {
    id: "laundry",
    now: "Wed 2026-11-18 18:50 Australia/Sydney",
    turns: [
      {
        says: "30분뒤에 빨래 꺼내라고 알려줘 ㅎㅎ",
        act: { kind: "remind" },
        adds: {
          laundry: {
            title: ["빨래 꺼내기", "빨래 꺼내"],
            on: "Wed 2026-11-18 19:20-19:35",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "hour-before",
    now: "Tue 2026-06-09 07:45 Asia/Seoul",
    calendar: {
      checkup: { title: "건강검진", on: "Thu 2026-06-11 09:00-11:00" },
      night: { title: "나이트 근무", on: "Fri 2026-06-12 22:00 - Sat 2026-06-13 07:00" },
    },
    turns: [
      {
        says: "건강검진 1시간 전에 알려줘",
        act: { kind: "change" },
        changes: { checkup: { reminders: [60] } },
      },
    ],
  },
  {
    id: "beans",
    now: "Fri 2026-10-09 11:00 Asia/Seoul",
    turns: [
      {
        says: "만원 이하 원두 싼 순으로 찾아줘",
        act: { kind: "find-product", q: "원두", max: 10000, sort: "price-asc" },
      },
      { says: "1번이랑 2번 비교해줘", act: { kind: "compare-products", products: [1, 2] } },
      { says: "2번 재고 있어?", act: { kind: "product-detail", product: 2, of: "stock" } },
    ],
  },
  {
    id: "weekend-weather",
    now: "Wed 2026-10-21 19:10 Asia/Seoul",
    home: "서울",
    turns: [
      {
        says: "이번 주말 부산 날씨 어때?",
        act: { kind: "weather", place: "부산", on: "Sat 2026-10-24 - Sun 2026-10-25" },
      },
    ],
  },
  {
    id: "remember-shoe-size",
    now: "Sat 2027-04-10 10:00 America/Los_Angeles",
    turns: [
      {
        says: "기억해줘: 우리 딸 신발 사이즈는 190이야",
        act: { kind: "remember" },
        remembers: ["우리 딸 신발 사이즈는 190이야"],
      },
    ],
  },
  {
    id: "forget-password",
    now: "Tue 2027-01-05 08:30 Asia/Seoul",
    memories: ["현관 비밀번호는 4821", "나는 땅콩 알레르기가 있어"],
    turns: [{ says: "현관 비밀번호는 이제 잊어줘", act: { kind: "ask", about: "confirm", to: "forget" } }],
  },
  {
    id: "poem",
    now: "Sun 2027-05-02 14:00 Asia/Seoul",
    turns: [{ says: "어버이날에 읽을 시 한 편만 써주세요", act: { kind: "not-understood" } }],
  },
  {
    id: "cancel-yoga",
    now: "Mon 2026-11-16 12:00 Asia/Seoul",
    calendar: {
      yoga: {
        title: "요가",
        on: "Tue 2026-10-06 20:00-21:00",
        recurrence: "FREQ=WEEKLY;BYDAY=TU",
      },
      hospital: { title: "병원", on: "Wed 2026-11-18 15:00-16:00" },
    },
    turns: [{ says: "요가 취소해줘", act: { kind: "ask", about: "series", to: "cancel", among: ["yoga"] } }],
  },
  {
    id: "dentist-on-the-calendar",
    now: "Wed 2026-11-18 10:00 Asia/Seoul",
    calendar: { pilates: { title: "필라테스", on: "Fri 2026-11-20 19:00-20:00" } },
    turns: [
      {
        says: "안녕하세요! 내일 2시에 정형외과 예약 추가 부탁드립니다",
        act: { kind: "create" },
        adds: { bones: { title: ["정형외과 예약", "정형외과"], on: "Thu 2026-11-19 14:00-15:00" } },
      },
      {
        says: "한 시간 전에 알려줘",
        act: { kind: "change" },
        changes: { bones: { reminders: [60] } },
      },
      {
        says: "장소는 이대점이야",
        act: { kind: "change" },
        changes: { bones: { location: "이대점" } },
      },
      { says: "2시간으로", act: { kind: "change" }, changes: { bones: { on: "Thu 2026-11-19 14:00-16:00" } } },
    ],
  },
  {
    id: "bank-must-go",
    now: "Wed 2026-11-18 10:00 Asia/Seoul",
    turns: [
      {
        says: "내일 오전 10시에 병원 가고 오후 2시에 은행 가야돼",
        act: { kind: "create" },
        adds: {
          hospital: { title: ["병원 가기", "병원"], on: "Thu 2026-11-19 10:00-11:00" },
          bank: { title: ["은행 가기", "은행"], on: "Thu 2026-11-19 14:00-15:00" },
        },
      },
    ],
  },
  {
    id: "blind-date-in-hongdae",
    now: "Wed 2026-11-18 10:00 Asia/Seoul",
    turns: [
      {
        says: "담주 수욜 저녁 6시반에 홍대에서 소개팅 잡아줄래? ㅎㅎ",
        act: { kind: "create" },
        adds: { date: { title: "소개팅", on: "Wed 2026-11-25 18:30-19:30", location: "홍대" } },
      },
      { says: "아 미안 7시", act: { kind: "move" }, changes: { date: { on: "Wed 2026-11-25 19:00-20:00" } } },
      { says: "그냥 취소해줘", act: { kind: "ask", about: "confirm", to: "cancel", among: ["date"] } },
      { says: "잠깐 아냐", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "told-of-friday",
    now: "Wed 2026-11-18 10:00 Asia/Seoul",
    turns: [
      {
        says: "금욜 저녁 8시에 지훈이네 집들이 있어",
        act: { kind: "create" },
        adds: { home: { title: "지훈이네 집들이", on: "Fri 2026-11-20 20:00-21:00" } },
      },
      {
        says: "12월 3일부터 5일까지 부산 출장이야",
        act: { kind: "create" },
        adds: { busan: { title: "부산 출장", on: "Thu 2026-12-03 - Sat 2026-12-05" } },
      },
      {
        says: "내일 오후 3시에 스타벅스에서 은지 만나기로 했어",
        act: { kind: "create" },
        adds: { eunji: { title: ["은지 만나기", "은지"], on: "Thu 2026-11-19 15:00-16:00", location: "스타벅스" } },
      },
    ],
  },
  {
    id: "no-event-at-all",
    now: "Wed 2026-11-18 10:00 Asia/Seoul",
    calendar: { dentist: { title: "치과", on: "Thu 2026-11-19 11:00-12:00" } },
    turns: [
      { says: "내일 너무 바빠", act: { kind: "not-understood" } },
      { says: "어제 3시에 치과 갔어", act: { kind: "not-understood" } },
      { says: "내일 3시에 치과 갈까?", act: { kind: "not-understood" } },
      { says: "일정 추가하지 마", act: { kind: "not-understood" } },
      { says: "팀장님한테 늦는다고 카톡 보내줘", act: { kind: "not-understood" } },
      { says: "내일 3시에 부산 가는 KTX 예매해줘", act: { kind: "not-understood" } },
    ],
  },
  {
    id: "wake-and-pills",
    now: "Wed 2026-11-18 22:00 Asia/Seoul",
    turns: [
      {
        says: "내일 아침 7시에 깨워줘",
        act: { kind: "remind" },
        adds: { wake: { title: ["기상", "일어나기"], on: "Thu 2026-11-19 07:00-07:15", reminders: [0] } },
      },
      {
        says: "매일 밤 11시에 영양제 먹으라고 알람 맞춰줘",
        act: { kind: "remind" },
        adds: {
          pills: {
            title: "영양제 먹기",
            on: "Wed 2026-11-18 23:00-23:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
      {
        says: "10분만 있다가 라면 불 끄라고 알려줘",
        act: { kind: "remind" },
        adds: { ramen: { title: "라면 불 끄기", on: "Wed 2026-11-18 22:10-22:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "all-of-tomorrow",
    now: "Wed 2026-11-18 10:00 Asia/Seoul",
    calendar: {
      dentist: { title: "치과", on: "Thu 2026-11-19 11:00-12:00" },
      team: { title: "팀 회의", on: "Thu 2026-11-19 14:00-15:00" },
      pilates: { title: "필라테스", on: "Fri 2026-11-20 19:00-20:00" },
    },
    turns: [
      { says: "내일 뭐해?", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "team"] } },
      { says: "그럼 금요일은?", act: { kind: "list", days: "Fri 2026-11-20", events: ["pilates"] } },
      {
        says: "내일 일정 싹 다 지워줘",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "team"] },
      },
      { says: "ㄴㄴ 냅둬", act: { kind: "decline", to: "cancel" } },
      {
        says: "필라테스랑 팀 회의 취소",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["pilates", "team"] },
      },
      { says: "웅", act: { kind: "confirm", to: "cancel" }, removes: ["pilates", "team"] },
      {
        says: "내일 치과 못 가게 됐어 취소해줘",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist"] },
      },
      { says: "ㅇㅇ", act: { kind: "confirm", to: "cancel" }, removes: ["dentist"] },
      { says: "아 다시 살려줘", act: { kind: "undo" }, restores: ["dentist"] },
    ],
  },
  {
    id: "english-study",
    now: "Wed 2026-11-18 10:00 Asia/Seoul",
    calendar: {
      english: { title: "영어 스터디", on: "Tue 2026-10-06 20:00-21:00", recurrence: "FREQ=WEEKLY;BYDAY=TU" },
      team: { title: "팀 회의", on: "Thu 2026-11-19 14:00-15:00" },
    },
    turns: [
      {
        says: "영어 스터디 이제 안 해 삭제해줘",
        act: { kind: "ask", about: "series", to: "cancel", among: ["english"] },
      },
      { says: "아니 됐다 놔둬", act: { kind: "decline", to: "cancel" } },
      {
        says: "팀 회의 2시간으로 늘려줘",
        act: { kind: "change" },
        changes: { team: { on: "Thu 2026-11-19 14:00-16:00" } },
      },
      { says: "아니 원래대로", act: { kind: "undo" }, changes: { team: { on: "Thu 2026-11-19 14:00-15:00" } } },
      { says: "팀 회의 30분 앞당겨줘", act: { kind: "move" }, changes: { team: { on: "Thu 2026-11-19 13:30-14:30" } } },
    ],
  },
  {
    id: "oil-and-rice",
    now: "Wed 2026-11-18 10:00 Asia/Seoul",
    turns: [
      {
        says: "5만원 이하 커피 재고 있는 걸로 찾아줘",
        act: { kind: "find-product", q: "커피", max: 50000, inStock: true },
      },
      { says: "두 번째랑 세 번째 뭐가 더 싸?", act: { kind: "compare-products", products: [2, 3] } },
      { says: "세 번째 거 공급업체 알려줘", act: { kind: "product-detail", product: 3, of: "supplier" } },
      { says: "최소 주문 수량은?", act: { kind: "product-detail", product: 3, of: "minimum-order" } },
      { says: "그거 10개면 얼마야?", act: { kind: "product-detail", product: 3, of: "price", quantity: 10 } },
    ],
  },
  {
    id: "coriander",
    now: "Wed 2026-11-18 10:00 Asia/Seoul",
    turns: [
      { says: "하이~", act: { kind: "greet" } },
      { says: "나 고수 못 먹는 거 기억해줘", act: { kind: "remember" }, remembers: ["나 고수 못 먹는 거"] },
      { says: "나에 대해 뭐 알아?", act: { kind: "recall" } },
      { says: "고수 못 먹는 거 잊어줘", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "응", act: { kind: "confirm", to: "forget" }, forgets: ["나 고수 못 먹는 거"] },
      { says: "지금 몇시", act: { kind: "clock", of: "time" } },
      { says: "다음주 금요일 며칠이야?", act: { kind: "clock", of: "date" } },
      { says: "오 대박 고마워!!", act: { kind: "thanks" } },
      { says: "나 이제 잘게 굿밤", act: { kind: "goodbye" } },
    ],
  },
];
